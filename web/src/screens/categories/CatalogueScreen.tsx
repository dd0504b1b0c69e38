import { useState } from 'react';
import { t } from '../../lib/i18n.ts';
import { CreateQuiz, type CreateRequest } from '../../parts/CreateQuiz.tsx';
import { Header } from '../../parts/Header.tsx';
import { Browse } from './Browse.tsx';
import { SearchBox } from './SearchBox.tsx';
import { SearchResults } from './SearchResults.tsx';
import { useSearch } from './use-search.ts';

/** The search box, and under it the fields to browse or what the search has found. */
export function CatalogueScreen() {
  const { typed, search, type } = useSearch();
  const [busy, setBusy] = useState(false);
  const [creating, setCreating] = useState<CreateRequest>(null);
  return (
    <>
      <Header title={t('common.quizzes')} logo notifications />
      <div className="mx-auto grid max-w-280 grid-cols-1 gap-5 px-4 py-5 md:px-6">
        <SearchBox value={typed} onChange={type} busy={busy && search !== ''} />
        {search === '' ? (
          <Browse onCreate={setCreating} />
        ) : (
          <SearchResults search={search} onBusy={setBusy} onCreate={setCreating} />
        )}
      </div>
      <CreateQuiz request={creating} onClose={() => setCreating(null)} />
    </>
  );
}
