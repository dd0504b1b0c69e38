import type { Category } from '@trivium/contract/categories';
import { Play } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { categoryToPlay } from '../../api/categories.ts';
import { reasonOf } from '../../api/errors.ts';
import { t } from '../../lib/i18n.ts';
import { Spinner } from '../../ui/Spinner.tsx';
import { showToast } from '../../ui/toast.ts';

/** Plays a category that the server chose; when it cannot say, the first of the player's own. */
function usePlay(categories: readonly Category[] | undefined) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  async function play() {
    if (busy) return;
    setBusy(true);
    try {
      navigate(`/quiz/${await categoryToPlay()}`);
    } catch (error) {
      const fallback = categories?.find((category) => category.status === 'ready');
      if (fallback) navigate(`/quiz/${fallback._id}`);
      else showToast({ kind: 'error', title: reasonOf(error, t('home.playFailed')) });
    } finally {
      setBusy(false);
    }
  }
  return { busy, play };
}

/** The one big button of the page. */
export function PlayCard({
  level,
  categories,
}: {
  level: number;
  categories: readonly Category[] | undefined;
}) {
  const { busy, play } = usePlay(categories);
  return (
    <button
      type="button"
      onClick={() => void play()}
      aria-busy={busy || undefined}
      className="tile-press group relative flex min-h-28 items-center gap-4 overflow-hidden rounded-card bg-brand p-5 text-left text-on-brand shadow-[0_4px_0_var(--tile-edge)] [--tile-edge:var(--brand-edge)] hover:bg-brand-hover"
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 64 64"
        fill="none"
        stroke="currentColor"
        strokeWidth="6"
        strokeLinecap="round"
        className="absolute -right-6 -bottom-10 size-44 opacity-15"
      >
        <path d="M10 14c0 16 22 12 22 28v22M54 14c0 16-22 12-22 28M32 10v32" />
      </svg>
      <span className="grid size-16 shrink-0 place-items-center rounded-pill bg-accent text-on-accent">
        {busy ? (
          <Spinner className="size-7" />
        ) : (
          <Play aria-hidden="true" className="ml-1 size-8 fill-current" />
        )}
      </span>
      <span className="relative grid gap-1">
        <span className="font-display font-semibold text-h1">{t('common.play')}</span>
        <span className="text-sm opacity-90">{t('home.level', { level })}</span>
      </span>
    </button>
  );
}
