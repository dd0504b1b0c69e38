import type { Field } from '@trivium/contract/topics';
import { formatNumber, t } from '../../lib/i18n.ts';
import { CategoryArt } from '../../parts/CategoryArt.tsx';
import { FieldTile } from './FieldTile.tsx';
import { fieldPath } from './paths.ts';

/** Two in a row on a phone, so that all of them are scrolled through quickly. */
export const TILES = 'grid grid-cols-2 gap-2.5 sm:grid-cols-3 sm:gap-4 md:grid-cols-4 lg:grid-cols-5';

const COVER = 'h-13 sm:h-20';

/** The fields of knowledge, each with how much there is and how much of it was played. */
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
      </ul>
    </section>
  );
}
