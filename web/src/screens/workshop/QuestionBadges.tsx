import type { OwnQuestion } from '@trivium/contract/workshop';
import { Archive, Clock, EyeOff, Library } from 'lucide-react';
import { t } from '../../lib/i18n.ts';
import { LevelBadge } from '../../parts/LevelBadge.tsx';
import { Badge } from '../../ui/Badge.tsx';

/** Whether the question is asked, how hard it is, how much time it has, and where it came from. */
export function QuestionBadges({ question }: { question: OwnQuestion }) {
  const { status, difficulty, timerInSeconds, source, shared } = question;
  return (
    <div className="flex flex-wrap gap-2">
      {status === 'hidden' && (
        <Badge tone="warn" className="whitespace-normal!">
          <EyeOff aria-hidden="true" className="size-4 shrink-0" />
          {t(shared ? 'workshop.hiddenShared' : 'workshop.hidden')}
        </Badge>
      )}
      {status === 'retired' && (
        <Badge tone="info">
          <Archive aria-hidden="true" className="size-4" />
          {t('workshop.retired')}
        </Badge>
      )}
      <LevelBadge level={difficulty} />
      <Badge>
        <Clock aria-hidden="true" className="size-3.5" />
        <span aria-hidden="true">{t('workshop.seconds', { count: timerInSeconds })}</span>
        <span className="sr-only">{t('workshop.secondsFull', { count: timerInSeconds })}</span>
      </Badge>
      {shared ? (
        <Badge tone="brand">
          <Library aria-hidden="true" className="size-3.5" />
          {t('workshop.shared')}
        </Badge>
      ) : (
        <Badge>{t('workshop.source', { source: t(`workshop.source.${source}`) })}</Badge>
      )}
    </div>
  );
}
