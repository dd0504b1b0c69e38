import { t } from '../../lib/i18n.ts';
import { Splash } from '../../parts/Splash.tsx';
import type { useHomeSplash } from './use-home-splash.ts';
import type { useLoadingSplash } from './use-loading-splash.ts';

type Props = {
  home: ReturnType<typeof useHomeSplash>;
  loading: ReturnType<typeof useLoadingSplash>;
};

/** What covers the home screen: the state of its data, and above it, once per session, the name of the house. */
export function Splashes({ home, loading }: Props) {
  return (
    <>
      {loading.phase === 'loading' && <Splash title={t('common.powering')} text={t('common.poweringText')} />}
      {loading.phase === 'ready' && (
        <Splash title={t('common.ready')} text={t('common.readyText')} onSkip={loading.skip} />
      )}
      {home.phase !== 'gone' && (
        <Splash
          title={t('common.productName')}
          text={t('common.homeSplashText')}
          leaving={home.phase === 'leaving'}
          onSkip={home.skip}
        />
      )}
    </>
  );
}
