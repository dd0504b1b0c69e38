import { cx } from '../../lib/cx.ts';
import { formatNumber, t } from '../../lib/i18n.ts';
import type { Section } from './sections.ts';

type ChipProps = { label: string; count: number; chosen: boolean; onChoose: () => void };

function Chip({ label, count, chosen, onChoose }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={chosen}
      onClick={onChoose}
      className={cx(
        'flex min-h-11 shrink-0 items-center gap-1.5 whitespace-nowrap rounded-pill border px-4 font-semibold text-sm transition-colors duration-150',
        chosen
          ? 'border-brand bg-brand text-on-brand'
          : 'border-line-strong bg-surface text-ink hover:border-brand',
      )}
    >
      {label}
      <span className={cx('font-normal text-xs', chosen ? 'opacity-90' : 'text-muted')}>
        {formatNumber(count)}
      </span>
    </button>
  );
}

type Props = {
  sections: readonly Section[];
  all: number;
  chosen: string | null;
  onChoose: (section: string | null) => void;
};

/** The headings of a field, one of which narrows the list; they stay in sight and scroll sideways on a phone. */
export function SectionChips({ sections, all, chosen, onChoose }: Props) {
  return (
    <fieldset className="sticky top-14 z-10 -mx-4 min-w-0 bg-paper md:top-16 md:-mx-6">
      <legend className="sr-only">{t('categories.sections')}</legend>
      <div className="flex gap-2 overflow-x-auto px-4 py-2 md:flex-wrap md:px-6">
        <Chip
          label={t('categories.section.all')}
          count={all}
          chosen={chosen === null}
          onChoose={() => onChoose(null)}
        />
        {sections.map(({ name, count }) => (
          <Chip
            key={name}
            label={name}
            count={count}
            chosen={chosen === name}
            onChoose={() => onChoose(name)}
          />
        ))}
      </div>
    </fieldset>
  );
}
