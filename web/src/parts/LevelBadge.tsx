import { type DifficultyName, difficultyBand } from '@trivium/rules/difficulty';
import { cx } from '../lib/cx.ts';
import { t } from '../lib/i18n.ts';
import { Badge } from '../ui/Badge.tsx';

const TONES = { Easy: 'good', Medium: 'info', Hard: 'warn', Expert: 'expert' } as const satisfies Record<
  DifficultyName,
  string
>;
const PIPS = [1, 2, 3, 4];

/** The level of a question, in words and as one to four pips: three signs besides the colour. The texts of `quiz` must be loaded. */
export function LevelBadge({ level }: { level: number }) {
  const { name, pips } = difficultyBand(level);
  return (
    <Badge tone={TONES[name]}>
      <span aria-hidden="true" className="flex items-end gap-0.5">
        {PIPS.map((pip) => (
          <span
            key={pip}
            className={cx('w-1 rounded-pill bg-current', pip > pips && 'opacity-25')}
            style={{ height: `${0.2 + pip * 0.125}rem` }}
          />
        ))}
      </span>
      {t('quiz.difficulty', { level, name: t(`quiz.difficulty.${name}`) })}
    </Badge>
  );
}
