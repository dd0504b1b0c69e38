import { PERIODS, type Period } from '@trivium/rules/boards';
import { cx } from '../../lib/cx.ts';
import { t } from '../../lib/i18n.ts';
import { RadioGroup } from '../../ui/RadioGroup.tsx';

/** This week or all time, as two pills. */
export function PeriodChoice({ value, onChange }: { value: Period; onChange: (period: Period) => void }) {
  return (
    <RadioGroup
      legend={t('leaderboard.period')}
      hideLegend
      options={PERIODS.map((period) => ({ value: period, label: t(`leaderboard.period.${period}`) }))}
      value={value}
      onChange={onChange}
      className="grid-flow-col justify-start"
      optionClassName="rounded-pill"
      renderOption={({ label }, checked) => (
        <span
          className={cx(
            'grid min-h-11 place-items-center rounded-pill border-2 px-4 font-semibold text-sm transition-colors duration-150',
            checked
              ? 'border-brand bg-brand-soft text-brand'
              : 'border-line-strong bg-surface hover:border-brand',
          )}
        >
          {label}
        </span>
      )}
    />
  );
}
