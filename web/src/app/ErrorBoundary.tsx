import { Component, type ReactNode } from 'react';
import { t } from '../lib/i18n.ts';
import { Button } from '../ui/Button.tsx';
import { LogoMark } from '../ui/LogoMark.tsx';

/** The last net: whatever breaks while rendering ends here instead of on an empty page. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <main
        role="alert"
        className="grid min-h-dvh place-content-center justify-items-center gap-4 p-6 text-center"
      >
        <LogoMark className="size-20" />
        <h1 className="font-display font-semibold text-h1">{t('common.unexpectedError')}</h1>
        <p className="max-w-prose text-muted">{t('common.unexpectedErrorText')}</p>
        <Button onClick={() => location.reload()}>{t('common.reload')}</Button>
      </main>
    );
  }
}
