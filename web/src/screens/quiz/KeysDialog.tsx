import { Fragment } from 'react';
import { useStore } from 'zustand';
import { settings } from '../../game/settings.ts';
import { t } from '../../lib/i18n.ts';
import { Dialog } from '../../ui/Dialog.tsx';

const ROWS = [
  { does: 'quiz.keys.answer', keys: ['1', 'to', '4', 'or', 'A', 'to', 'D'] },
  { does: 'quiz.keys.next', keys: ['enter', 'or', 'space'] },
  { does: 'quiz.keys.like', keys: ['L'] },
  { does: 'quiz.keys.dislike', keys: ['K'] },
  { does: 'quiz.keys.report', keys: ['F'] },
  { does: 'quiz.keys.mute', keys: ['M'] },
  { does: 'quiz.keys.leave', keys: ['escape'] },
  { does: 'quiz.keys.help', keys: ['?'] },
  { does: 'quiz.keys.toasts', keys: ['Alt', 'T'] },
] as const;

function KeyName({ name }: { name: (typeof ROWS)[number]['keys'][number] }) {
  if (name === 'or' || name === 'to')
    return <span className="text-muted text-xs">{t(`quiz.keys.${name}`)}</span>;
  const named = name === 'enter' || name === 'space' || name === 'escape';
  return <kbd className="quiz-key">{named ? t(`quiz.keys.${name}`) : name}</kbd>;
}

/** What the keys do. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const singleKeys = useStore(settings, (state) => state.singleKeys);
  return (
    <Dialog open onOpenChange={onClose} title={t('quiz.keys.title')} closeLabel={t('quiz.keys.close')}>
      {!singleKeys && <p className="rounded-tile bg-info-soft p-3 text-info text-sm">{t('quiz.keys.off')}</p>}
      <dl className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-2.5">
        {ROWS.map(({ does, keys }) => (
          <Fragment key={does}>
            <dt>{t(does)}</dt>
            <dd className="flex items-center justify-end gap-1.5">
              {keys.map((name, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change
                <KeyName key={i} name={name} />
              ))}
            </dd>
          </Fragment>
        ))}
      </dl>
    </Dialog>
  );
}
