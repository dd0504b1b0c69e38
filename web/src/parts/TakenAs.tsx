import type { Category } from '@trivium/contract/categories';
import { t } from '../lib/i18n.ts';

const plain = (text: string) => text.trim().toLowerCase();

/** What the name of an own quiz was taken for, where that says more than the name. */
export function TakenAs({ category: { name, interpretation } }: { category: Category }) {
  if (interpretation === null || plain(interpretation) === plain(name)) return null;
  return <p className="wrap-anywhere text-muted text-xs">{t('common.takenAs', { interpretation })}</p>;
}
