import { Store } from 'lucide-react';
import { t } from '../../lib/i18n.ts';
import { Header } from '../../parts/Header.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';

export function StoreScreen() {
  return (
    <>
      <Header title={t('common.store')} logo notifications />
      <div className="mx-auto max-w-280 px-4 py-5 md:px-6">
        <EmptyState
          art={
            <span className="mb-2 grid size-20 place-items-center rounded-card bg-accent-soft text-accent-ink">
              <Store aria-hidden="true" className="size-10" />
            </span>
          }
          title={t('store.comingSoon')}
          text={t('store.text')}
        />
      </div>
    </>
  );
}
