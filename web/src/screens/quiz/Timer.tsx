import { timerBand } from '@trivium/rules/timer';
import { AlarmClock, Hourglass } from 'lucide-react';
import { type CSSProperties, useState } from 'react';
import { useStore } from 'zustand';
import { browserClock } from '../../game/countdown.ts';
import { round } from '../../game/round.ts';
import type { Asked } from '../../game/round-state.ts';
import { t } from '../../lib/i18n.ts';

/**
 * The ring that empties: one CSS animation over the whole time, begun in the past by as much as is gone. A new
 * deadline is a new ring.
 */
function EmptyingRing({ asked, still }: { asked: Asked; still: boolean }) {
  const total = asked.question.timerInSeconds;
  const [gone] = useState(() => total - (asked.endsAt - browserClock.now()) / 1000);
  const style = { '--total': `${total}s`, '--gone': `${-Math.max(0, gone)}s` } as CSSProperties;
  return (
    <svg aria-hidden="true" viewBox="0 0 56 56" className="absolute inset-0 size-full -rotate-90">
      <circle cx="28" cy="28" r="24.5" className="fill-surface stroke-line" strokeWidth="5" />
      <circle
        cx="28"
        cy="28"
        r="24.5"
        pathLength={100}
        className="quiz-ring"
        data-still={still || undefined}
        style={style}
      />
    </svg>
  );
}

/** Seconds left, as a number, a ring, a colour, from 20 s on a sign, and from 10 s on a pulse. */
export function Timer({ asked }: { asked: Asked }) {
  const seconds = useStore(round.store, (state) => state.seconds);
  const running = useStore(round.store, (state) => state.phase === 'asking');
  const band = timerBand(seconds);
  const Sign = band === 'bad' ? AlarmClock : Hourglass;
  return (
    <div className="quiz-timer" data-band={band} data-running={running || undefined}>
      <EmptyingRing key={`${asked.question._id} ${asked.endsAt}`} asked={asked} still={!running} />
      <span
        role="timer"
        aria-label={t('quiz.timeLeft')}
        className="relative tabular font-bold text-lg leading-none"
      >
        {seconds}
      </span>
      {band !== 'ok' && (
        <span className="quiz-timer-sign">
          <Sign aria-hidden="true" className="size-3" strokeWidth={2.75} />
        </span>
      )}
    </div>
  );
}
