import { QueryClientProvider } from '@tanstack/react-query';
import { BrowserRouter } from 'react-router';
import { queryClient } from '../api/query-client.ts';
import { loadTexts, t, useLocale } from '../lib/i18n.ts';
import { optional } from '../lib/optional.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Late } from './Late.tsx';
import { AppRoutes } from './routes.tsx';
import { SessionExpiry } from './SessionExpiry.tsx';

const Toaster = optional(async () => (await import('../ui/Toaster.tsx')).Toaster);
const LiveNotifications = optional(async () => {
  const [{ LiveNotifications: Live }] = await Promise.all([
    import('./LiveNotifications.tsx'),
    loadTexts('notifications'),
  ]);
  return Live;
});

/** The whole page. A switch of the language renders all of it anew. */
export function App() {
  const locale = useLocale();
  return (
    <ErrorBoundary key={locale}>
      <QueryClientProvider client={queryClient}>
        <BrowserRouter>
          <AppRoutes />
          <SessionExpiry />
          <Late>
            <LiveNotifications />
          </Late>
        </BrowserRouter>
        <Late>
          <Toaster label={t('common.toasts')} />
        </Late>
      </QueryClientProvider>
    </ErrorBoundary>
  );
}
