import { QueryClientProvider } from '@tanstack/react-query';
import { BrowserRouter } from 'react-router';
import { queryClient } from '../api/query-client.ts';
import { useLocale } from '../lib/i18n.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { LateToaster } from './LateToaster.tsx';
import { AppRoutes } from './routes.tsx';
import { SessionExpiry } from './SessionExpiry.tsx';

/** The whole page. A switch of the language renders all of it anew. */
export function App() {
  const locale = useLocale();
  return (
    <ErrorBoundary key={locale}>
      <QueryClientProvider client={queryClient}>
        <BrowserRouter>
          <AppRoutes />
          <SessionExpiry />
        </BrowserRouter>
        <LateToaster />
      </QueryClientProvider>
    </ErrorBoundary>
  );
}
