import { type FormEvent, type MouseEvent, type Ref, useEffect, useRef, useState } from 'react';
import { rateCategory } from '../../api/categories.ts';
import { ApiError } from '../../api/errors.ts';
import { readToken } from '../../api/session.ts';
import { t } from '../../lib/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { Stars } from '../../ui/Stars.tsx';

type Sent = 'no' | 'sending' | 'yes' | 'LoggedOut' | 'Failed' | 'Unsent';

function useRating(categoryId: string) {
  const [sent, setSent] = useState<Sent>('no');
  const send = async (stars: number) => {
    if (sent === 'sending' || sent === 'yes') return;
    if (readToken() === null) return setSent('LoggedOut');
    setSent('sending');
    try {
      await rateCategory(categoryId, stars);
      setSent('yes');
    } catch (error) {
      setSent(error instanceof ApiError ? 'Failed' : 'Unsent');
    }
  };
  return { sent, send };
}

function Outcome({ sent, ref }: { sent: Sent; ref: Ref<HTMLDivElement> }) {
  return (
    <div ref={ref} tabIndex={-1}>
      <p role="status" className="font-semibold text-good text-sm">
        {sent === 'yes' && t('results.ratingThanks')}
      </p>
      <p role="alert" className="font-semibold text-bad text-sm">
        {(sent === 'LoggedOut' || sent === 'Failed' || sent === 'Unsent') && t(`results.rating${sent}`)}
      </p>
    </div>
  );
}

/**
 * One to five stars, once. A tap on a star sends it; the arrow keys only move among the stars, so with them a
 * button sends.
 */
export function RateQuiz({ categoryId }: { categoryId: string }) {
  const [stars, setStars] = useState(0);
  const { sent, send } = useRating(categoryId);
  const tapped = useRef(false);
  const form = useRef<HTMLFormElement>(null);
  const outcome = useRef<HTMLDivElement>(null);
  // The button and the thanks come below the stars, where the sticky button could hide them.
  useEffect(() => {
    if (stars > 0 && sent !== 'sending') form.current?.scrollIntoView({ block: 'nearest' });
  }, [stars, sent]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (stars === 0) return;
    // The button goes when it has been pressed; the focus waits where the answer will be.
    outcome.current?.focus();
    void send(stars);
  };
  const choose = (value: number) => {
    setStars(value);
    if (tapped.current) void send(value);
  };
  const done = sent === 'sending' || sent === 'yes';
  return (
    <form
      ref={form}
      className="results-rate"
      onSubmit={submit}
      // A click made by a key counts no presses.
      onClickCapture={(event: MouseEvent) => {
        tapped.current = event.detail > 0;
      }}
    >
      <h2 className="font-display font-semibold text-lg">{t('results.rate')}</h2>
      <Stars
        legend={t('results.rate')}
        value={stars}
        onChange={choose}
        labelOf={(count) => t('results.stars', { stars: count })}
        disabled={done}
      />
      {stars > 0 && !done && (
        <Button type="submit" variant="secondary" size="sm">
          {t('results.sendRating')}
        </Button>
      )}
      <Outcome ref={outcome} sent={sent} />
    </form>
  );
}
