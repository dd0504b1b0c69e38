import { Link } from 'react-router';
import { t } from '../../lib/i18n.ts';
import { useTitle } from '../../lib/use-title.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { LogoMark } from '../../ui/LogoMark.tsx';

export function NotFoundScreen() {
  useTitle(t('common.pageTitle', { title: t('common.notFound'), product: t('common.productName') }));
  return (
    <main className="grid min-h-dvh place-content-center justify-items-center gap-4 p-6 text-center">
      <LogoMark className="size-24 rotate-180" />
      <p aria-hidden="true" className="font-display font-semibold text-hero">
        404
      </p>
      <h1 className="font-display font-semibold text-h1">{t('common.notFound')}</h1>
      <p className="max-w-prose text-muted">{t('common.notFoundText')}</p>
      <Link to="/" className={buttonClass({ size: 'lg' })}>
        {t('common.goHome')}
      </Link>
    </main>
  );
}
