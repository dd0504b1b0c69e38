import { useEffect } from 'react';
import { ApiError } from '../../api/errors.ts';
import { track } from '../../game/analytics.ts';
import { t } from '../../lib/i18n.ts';

/** What the stats bar says instead of the counters. */
export function failureText(error: unknown): string {
  return error instanceof ApiError ? t('home.apiReturned', { status: error.status }) : t('home.networkError');
}

/** A failure of the details is logged and counted (specification 8). */
export function useReportedFailure(error: unknown): void {
  useEffect(() => {
    if (error === null) return;
    // biome-ignore lint/suspicious/noConsole: the specification wants it in the log
    console.error('getUserDetails:', failureText(error));
    track('API Error', 'fetch_failed', 'getUserDetails');
  }, [error]);
}
