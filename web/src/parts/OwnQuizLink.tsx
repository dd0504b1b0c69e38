import type { Category } from '@trivium/contract/categories';
import { Pencil } from 'lucide-react';
import { Link } from 'react-router';
import { cx } from '../lib/cx.ts';
import { t } from '../lib/i18n.ts';
import { buttonClass } from '../ui/button-class.ts';
import { workshopPath } from './workshop-path.ts';

type Props = {
  category: Pick<Category, '_id' | 'name'>;
  /** Shows the sign alone. */
  plain?: boolean;
};

/** The way from an own quiz to its questions. Stands above a card that is a link as a whole. */
export function EditQuestionsLink({ category: { _id, name }, plain = false }: Props) {
  return (
    <Link
      to={workshopPath(_id)}
      aria-label={t('common.editQuestionsOf', { name })}
      className={cx(
        buttonClass({ variant: 'ghost', size: plain ? 'icon' : 'sm' }),
        'relative z-10 shrink-0 active:translate-none!',
        !plain && 'max-sm:size-11 max-sm:rounded-pill max-sm:p-0',
      )}
    >
      <Pencil aria-hidden="true" className="size-4.5" />
      {!plain && <span className="max-sm:hidden">{t('common.editQuestions')}</span>}
    </Link>
  );
}

/** The way from a quiz that failed to what can be done about it. */
export function WaysOutLink({ category: { _id, name } }: Props) {
  return (
    <Link
      to={workshopPath(_id)}
      aria-label={t('common.waysOutOf', { name })}
      className={cx(buttonClass({ variant: 'secondary', size: 'sm' }), 'mt-1.5')}
    >
      {t('common.waysOut')}
    </Link>
  );
}
