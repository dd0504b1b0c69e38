import type { Field } from '@trivium/contract/topics';
import { Users } from 'lucide-react';
import { useMadeByPlayers } from '../../api/categories.ts';
import { formatNumber, t } from '../../lib/i18n.ts';
import { CategoryArt } from '../../parts/CategoryArt.tsx';
import { FieldTile } from './FieldTile.tsx';
import { BY_PLAYERS_PATH, fieldPath } from './paths.ts';

/** Two in a row on a phone, so that all of them are scrolled through quickly. */
export const TILES = 'grid grid-cols-2 gap-2.5 sm:grid-cols-3 sm:gap-4 md:grid-cols-4 lg:grid-cols-5';

const COVER = 'h-14 sm:h-20';

function ByPlayers() {
  const { data: number } = useMadeByPlayers();
  return (
    <FieldTile
      to={BY_PLAYERS_PATH}
      cover={
        <span className={`grid place-items-center bg-brand-soft text-brand ${COVER}`}>
          <Users aria-hidden="true" className="size-7" />
        </span>
      }
      name={t('categories.byPlayers')}
      text={
        number === undefined ? '' : t('categories.byPlayersCount', { number, count: formatNumber(number) })
      }
    />
  );
}

/** The fields of knowledge, and the way to what players made. */
export function FieldGrid({ fields }: { fields: readonly Field[] }) {
  return (
    <section aria-labelledby="fields-heading" className="grid grid-cols-1 gap-3">
      <h3 id="fields-heading" className="font-semibold">
        {t('categories.fields')}
      </h3>
      <ul className={TILES}>
        {fields.map(({ slug, name, categories, played, ...look }) => (
          <li key={slug} className="grid">
            <FieldTile
              to={fieldPath(slug)}
              cover={
                <CategoryArt category={{ ...look, image: '' }} className={COVER} tileClassName="size-9" />
              }
              name={name}
              text={t('categories.fieldCount', { number: categories, count: formatNumber(categories) })}
              played={played}
              share={categories === 0 ? 0 : played / categories}
            />
          </li>
        ))}
        <li className="grid">
          <ByPlayers />
        </li>
      </ul>
    </section>
  );
}
