import { Check } from 'lucide-react';
import { cx } from '../../lib/cx.ts';
import { t } from '../../lib/i18n.ts';
import { Avatar, avatarName } from '../../parts/Avatar.tsx';
import { AVATARS } from '../../parts/avatars.ts';
import { RadioGroup } from '../../ui/RadioGroup.tsx';

const OPTIONS = AVATARS.map((_, index) => index + 1);

type Props = { value: number; onChange: (avatar: number) => void; error: string | undefined };

/** The fifteen animals as a radio group, each with its name. */
export function AvatarPicker({ value, onChange, error }: Props) {
  return (
    <RadioGroup
      legend={t('profile.avatar')}
      options={OPTIONS.map((avatar) => ({ value: avatar, label: avatarName(avatar) }))}
      value={value}
      onChange={onChange}
      error={error}
      className="grid-cols-3 min-[26rem]:grid-cols-4 sm:grid-cols-5"
      optionClassName="rounded-answer"
      renderOption={({ value: avatar, label }, checked) => (
        <span
          className={cx(
            'relative grid justify-items-center gap-1 rounded-answer border-3 p-1.5 text-center transition-colors duration-150',
            checked ? 'border-brand bg-brand-soft' : 'border-transparent hover:border-line-strong',
          )}
        >
          <Avatar avatar={avatar} mood={checked ? 'glad' : 'idle'} className="w-full max-w-20" decorative />
          <span className={cx('text-xs', checked ? 'font-semibold text-brand' : 'text-muted')}>{label}</span>
          {checked && (
            <span className="absolute -top-1.5 -right-1.5 grid size-6 place-items-center rounded-pill bg-brand text-on-brand">
              <Check aria-hidden="true" className="size-4" strokeWidth={3} />
            </span>
          )}
        </span>
      )}
    />
  );
}
