import { t } from '../lib/i18n.ts';

const ROWS = [
  { does: 'quiz.keys.answer', keys: ['1', 'to', '4', 'or', 'A', 'to', 'D'] },
  { does: 'quiz.keys.next', keys: ['enter', 'or', 'space'] },
  { does: 'quiz.keys.like', keys: ['L'] },
  { does: 'quiz.keys.dislike', keys: ['K'] },
  { does: 'quiz.keys.report', keys: ['F'] },
  { does: 'quiz.keys.mute', keys: ['M'] },
  { does: 'quiz.keys.leave', keys: ['escape'] },
  { does: 'quiz.keys.help', keys: ['?'] },
  { does: 'quiz.keys.go', keys: ['G', 'then', 'H', 'C', 'L', 'P'] },
  { does: 'quiz.keys.toasts', keys: ['Alt', 'T'] },
] as const;

const KEY =
  'inline-grid min-h-8 min-w-8 place-items-center rounded-chip border border-line-strong bg-surface px-2 font-sans font-semibold text-xs shadow-[0_2px_0_var(--line)]';

function KeyName({ name }: { name: (typeof ROWS)[number]['keys'][number] }) {
  if (name === 'or' || name === 'to' || name === 'then')
    return <span className="text-muted text-xs">{t(`quiz.keys.${name}`)}</span>;
  const named = name === 'enter' || name === 'space' || name === 'escape';
  return <kbd className={KEY}>{named ? t(`quiz.keys.${name}`) : name}</kbd>;
}

/** What the keys of the quiz do. The texts of `quiz` must be loaded. */
export function KeyList() {
  return (
    <dl className="grid gap-2.5">
      {ROWS.map(({ does, keys }) => (
        <div key={does} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <dt>{t(does)}</dt>
          <dd className="ml-auto flex items-center gap-1.5">
            {keys.map((name, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change
              <KeyName key={i} name={name} />
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
