import type { ReactNode } from 'react';

type Props = { art?: ReactNode; title: ReactNode; text?: ReactNode; action?: ReactNode };

/** What stands where there is nothing: a picture, a sentence, a way on. */
export function EmptyState({ art, title, text, action }: Props) {
  return (
    <div className="grid justify-items-center gap-2 rounded-card border-2 border-line border-dashed px-5 py-10 text-center">
      {art}
      <p className="font-display font-semibold text-lg">{title}</p>
      {text !== undefined && <p className="max-w-sm text-muted text-sm">{text}</p>}
      {action !== undefined && <div className="mt-3">{action}</div>}
    </div>
  );
}
