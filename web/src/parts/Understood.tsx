import type { Lookup } from '@trivium/contract/topics';
import { CircleAlert, CircleCheck, CircleHelp, type LucideIcon, SearchX, Sparkles } from 'lucide-react';
import { t } from '../lib/i18n.ts';
import { PlayTopic, PlayTopics } from './PlayTopic.tsx';

const LOOKS: Record<Lookup['kind'], readonly [LucideIcon, string]> = {
  topic: [CircleCheck, 'text-good'],
  questions: [Sparkles, 'text-brand'],
  meanings: [CircleHelp, 'text-info'],
  nothing: [SearchX, 'text-muted'],
  refused: [CircleAlert, 'text-bad'],
};

/** What was understood beside the line itself: that a name was mended, and how hard the questions shall be. */
function remarks({ takenAs, wish, kind }: Lookup): string {
  const said = [
    takenAs === null ? '' : t('common.lookTakenAs', { name: takenAs }),
    wish === null || kind === 'nothing' || kind === 'refused' ? '' : t(`common.lookWish.${wish}`),
  ];
  return said.filter(Boolean).join(' ');
}

/** The topics that can be played where the name alone does not say which. */
function Others({ lookup: { kind, meanings, nearest, wish } }: { lookup: Lookup }) {
  if (kind === 'meanings')
    return <PlayTopics label={t('common.lookMeanings')} topics={meanings} wish={wish} />;
  if (nearest.length === 0) return null;
  const label = t(kind === 'nothing' ? 'common.lookNearest' : 'common.lookInstead');
  return (
    <div className="grid gap-2">
      <p className="text-muted text-xs">{label}</p>
      <PlayTopics label={label} topics={nearest} wish={wish} />
    </div>
  );
}

type Props = {
  lookup: Lookup | undefined;
  /** Play below the text, as wide as the place, instead of beside it. */
  stacked?: boolean;
};

/** What a typed name stands for, said as it changes, and what of it can be played with one tap. */
export function Understood({ lookup, stacked = false }: Props) {
  const [Icon, look] = LOOKS[lookup?.kind ?? 'nothing'];
  const extra = lookup === undefined ? '' : remarks(lookup);
  const play = lookup?.topic && <PlayTopic topic={lookup.topic} wish={lookup.wish} full={stacked} />;
  return (
    <div className="grid gap-3">
      <div className="flex items-center gap-3">
        {lookup !== undefined && <Icon aria-hidden="true" className={`size-5 shrink-0 ${look}`} />}
        <p aria-live="polite" aria-atomic="true" className="wrap-anywhere min-w-0 flex-1 text-sm">
          {lookup !== undefined && <span className="font-semibold">{lookup.message}</span>}
          {extra !== '' && <span className="block text-muted text-xs">{extra}</span>}
        </p>
        {!stacked && play}
      </div>
      {stacked && play}
      {lookup !== undefined && <Others lookup={lookup} />}
    </div>
  );
}
