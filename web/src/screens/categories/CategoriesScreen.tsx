import { useState } from 'react';
import { useCategories } from '../../api/categories.ts';
import { t } from '../../lib/i18n.ts';
import { CreateQuiz, type CreateRequest } from '../../parts/CreateQuiz.tsx';
import { Header } from '../../parts/Header.tsx';
import { CategoryGrid } from './CategoryGrid.tsx';
import { SearchBox } from './SearchBox.tsx';
import { useSearch } from './use-search.ts';

/** Every quiz there is, and a search among them. */
export function CategoriesScreen() {
  const { typed, search, type } = useSearch();
  const list = useCategories(search);
  const [creating, setCreating] = useState<CreateRequest>(null);
  return (
    <>
      <Header title={t('common.quizzes')} logo notifications />
      <div className="mx-auto grid max-w-280 grid-cols-1 gap-5 px-4 py-5 md:px-6">
        <SearchBox value={typed} onChange={type} busy={list.isPlaceholderData && list.isFetching} />
        <CategoryGrid list={list} search={search} onCreate={setCreating} />
      </div>
      <CreateQuiz request={creating} onClose={() => setCreating(null)} />
    </>
  );
}
