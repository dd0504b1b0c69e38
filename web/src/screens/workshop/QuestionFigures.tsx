import type { OwnQuestion } from '@trivium/contract/workshop';
import { type LucideIcon, ThumbsDown, ThumbsUp } from 'lucide-react';
import { formatNumber, t } from '../../lib/i18n.ts';

function Votes({ icon: Icon, count, said }: { icon: LucideIcon; count: number; said: string }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <Icon aria-hidden="true" className="size-4" />
      <span aria-hidden="true">{formatNumber(count)}</span>
      <span className="sr-only">{said}</span>
    </span>
  );
}

/** How often the question was answered, and how players like it. */
export function QuestionFigures({ question: { answered, likes, dislikes } }: { question: OwnQuestion }) {
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-muted text-sm tabular">
      <span>{answered === 0 ? t('workshop.notAnswered') : t('workshop.answered', { count: answered })}</span>
      <Votes icon={ThumbsUp} count={likes} said={t('workshop.likes', { count: likes })} />
      <Votes icon={ThumbsDown} count={dislikes} said={t('workshop.dislikes', { count: dislikes })} />
    </p>
  );
}
