import { useState } from 'react';
import { useCategories } from '../../api/categories.ts';
import { formatNumber, t } from '../../lib/i18n.ts';
import { CreateQuiz, type CreateRequest } from '../../parts/CreateQuiz.tsx';
import { Header } from '../../parts/Header.tsx';
import { CategoryGrid } from './CategoryGrid.tsx';
import { useBack } from './use-back.ts';

/** Every quiz that a player made. */
export function ByPlayersScreen() {
  const list = useCategories({ made: 'players' });
  const back = useBack();
  const [creating, setCreating] = useState<CreateRequest>(null);
  const { data } = list;
  return (
    <>
      <Header title={t('categories.byPlayers')} onBack={back} />
      <div className="mx-auto max-w-280 px-4 py-5 md:px-6">
        <CategoryGrid
          list={list}
          categories={data?.categories}
          heading={
            data === undefined
              ? t('common.quizzes')
              : t('categories.fieldCount', { number: data.total, count: formatNumber(data.total) })
          }
          none={{ text: t('categories.noneByPlayers'), action: t('common.createTitle') }}
          onCreate={() => setCreating('')}
          firstAreNew
        />
      </div>
      <CreateQuiz request={creating} onClose={() => setCreating(null)} />
    </>
  );
}
