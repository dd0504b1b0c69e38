import { formatNumber, t } from '../../lib/i18n.ts';

/** XP as a number that fits beside a name. */
export function xpText(xp: number): string {
  const short = xp > 999_999 ? ({ notation: 'compact', maximumFractionDigits: 1 } as const) : {};
  return t('leaderboard.xp', { xp: formatNumber(xp, short) });
}
