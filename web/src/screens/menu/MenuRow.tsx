import { ChevronRight, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { cx } from '../../lib/cx.ts';
import { Spinner } from '../../ui/Spinner.tsx';

type Face = { icon: LucideIcon; label: string; text?: string; danger?: boolean };

const ROW =
  'flex min-h-14 w-full items-center gap-3 py-2 text-left hover:text-brand focus-visible:rounded-tile';

function RowFace({ icon: Icon, label, text, danger = false, end }: Face & { end: ReactNode }) {
  return (
    <>
      <Icon aria-hidden="true" className={cx('size-5.5 shrink-0', danger ? 'text-bad' : 'text-muted')} />
      <span className="min-w-0 flex-1">
        <span className={cx('block font-semibold', danger && 'text-bad')}>{label}</span>
        {text !== undefined && <span className="block text-muted text-xs">{text}</span>}
      </span>
      {end}
    </>
  );
}

const arrow = <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-muted" />;

/** A row of the menu that leads to a screen. */
export function MenuLink({ to, ...face }: Face & { to: string }) {
  return (
    <Link to={to} className={ROW}>
      <RowFace {...face} end={arrow} />
    </Link>
  );
}

/** A row of the menu that does something. */
export function MenuButton({
  onClick,
  busy = false,
  ...face
}: Face & { onClick: () => void; busy?: boolean }) {
  return (
    <button type="button" aria-busy={busy || undefined} className={ROW} onClick={() => busy || onClick()}>
      <RowFace {...face} end={busy ? <Spinner /> : arrow} />
    </button>
  );
}
