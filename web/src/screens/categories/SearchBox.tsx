import { Search, X } from 'lucide-react';
import { useRef } from 'react';
import { t } from '../../lib/i18n.ts';
import { TextField } from '../../ui/Field.tsx';
import { Spinner } from '../../ui/Spinner.tsx';

type Props = { value: string; onChange: (value: string) => void; busy: boolean };

export function SearchBox({ value, onChange, busy }: Props) {
  const box = useRef<HTMLInputElement>(null);
  return (
    <search className="md:max-w-md">
      <TextField
        ref={box}
        label={t('common.search')}
        hideLabel
        type="search"
        placeholder={t('categories.searchPlaceholder')}
        autoComplete="off"
        enterKeyHint="search"
        className="[&::-webkit-search-cancel-button]:hidden"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        leading={busy ? <Spinner /> : <Search aria-hidden="true" className="size-5" />}
        trailing={
          value === '' ? undefined : (
            <button
              type="button"
              aria-label={t('categories.clearSearch')}
              className="grid size-11 place-items-center rounded-tile text-muted hover:text-ink"
              onClick={() => {
                onChange('');
                box.current?.focus();
              }}
            >
              <X aria-hidden="true" className="size-5" />
            </button>
          )
        }
      />
    </search>
  );
}
