import type { Category } from '@trivium/contract/categories';
import { t } from '../../lib/i18n.ts';
import { ShelfCard } from './ShelfCard.tsx';

/** More would be looked for in the fields. */
const SHOWN = 10;

type Props = {
  /** Your Quizzes, as the server lists them. */
  own: readonly Category[];
  mostPlayed: readonly Category[];
};

type Row = { readonly title: string; readonly categories: readonly Category[] };

/** What this player played last; for a newcomer what others play most; nothing where there is neither. */
function rowOf({ own, mostPlayed }: Props): Row | null {
  const played = own.filter(({ status, timesPlayed }) => status === 'ready' && timesPlayed > 0);
  // Those of others come in the order in which they were played, one's own in that of their making.
  const lately = played.toSorted((a, b) => Number(a.isOwn) - Number(b.isOwn));
  if (lately.length > 0) return { title: t('categories.playedLately'), categories: lately };
  const liked = mostPlayed.filter(({ completionCount }) => completionCount > 0);
  return liked.length === 0 ? null : { title: t('categories.mostPlayed'), categories: liked };
}

/** A row of quizzes that scrolls sideways. */
export function Shelf({ own, mostPlayed }: Props) {
  const row = rowOf({ own, mostPlayed });
  if (row === null) return null;
  return (
    <section aria-labelledby="shelf-heading" className="grid grid-cols-1 gap-3">
      <h3 id="shelf-heading" className="font-semibold">
        {row.title}
      </h3>
      <ul className="-mx-4 -my-2 flex snap-x scroll-px-4 gap-2.5 overflow-x-auto px-4 py-2 md:-mx-6 md:scroll-px-6 md:px-6">
        {row.categories.slice(0, SHOWN).map((category) => (
          <li key={category._id} className="grid w-38 shrink-0 snap-start sm:w-44">
            <ShelfCard category={category} />
          </li>
        ))}
      </ul>
    </section>
  );
}
