import { t } from '../lib/i18n.ts';
import { Splash } from '../parts/Splash.tsx';
import { ScreenLoading } from './ScreenLoading.tsx';

let started = false;

/** Called by the first screen that is shown. */
export function markStarted(): void {
  started = true;
}

/** While the code of a screen is on its way: at the start the splash that index.html shows already, later a sketch. */
export function FirstLoad() {
  if (started) return <ScreenLoading />;
  return <Splash title={t('common.powering')} text={t('common.poweringText')} />;
}
