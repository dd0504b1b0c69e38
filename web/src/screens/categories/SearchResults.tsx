import { useEffect } from 'react';
import { useCategories } from '../../api/categories.ts';
import { useLookup } from '../../api/topics.ts';
import { formatNumber, t } from '../../lib/i18n.ts';
import { CategoryGrid } from './CategoryGrid.tsx';
import { SearchUnderstood } from './SearchUnderstood.tsx';

type Props = { search: string; onBusy: (busy: boolean) => void; onCreate: (name: string) => void };

/** What the search stands for, and the quizzes that match it. */
export function SearchResults({ search, onBusy, onCreate }: Props) {
  const list = useCategories({ search });
  const lookup = useLookup(search);
  const busy = list.isPlaceholderData && list.isFetching;
  useEffect(() => onBusy(busy), [busy, onBusy]);
  const { data } = list;
  const found = data && { number: data.total, count: formatNumber(data.total), search };
  return (
    <>
      {lookup !== undefined && <SearchUnderstood lookup={lookup} found={data?.total} onCreate={onCreate} />}
      <CategoryGrid
        list={list}
        categories={data?.categories}
        heading={found === undefined ? t('categories.all') : t('categories.foundCount', found)}
        none={{ text: t('categories.noneText'), action: t('categories.createNamed', { name: search }) }}
        onCreate={() => onCreate(search)}
      />
    </>
  );
}
