import type { Notification } from '@trivium/contract/notifications';
import { Award, BookOpenCheck, CircleAlert, type LucideIcon, TrendingDown, TrendingUp } from 'lucide-react';
import { formatNumber, t } from '../lib/i18n.ts';

/** A notification in words. */
export type Words = {
  readonly title: string;
  readonly text: string;
  readonly icon: LucideIcon;
  readonly tone: 'brand' | 'good' | 'bad' | 'accent' | 'info';
  /** Where it leads, if anywhere. */
  readonly to: string | null;
};

function rankWords({ board, rank, tier, rose }: Extract<Notification, { kind: 'rank' }>): Words {
  const values = { rank: formatNumber(rank), board: t(`notifications.board.${board}`) };
  const first = rank === 1 ? t('notifications.rankFirst') : t('notifications.rankIn', { tier: tier ?? rank });
  return {
    title: rose ? first : t('notifications.rankOut'),
    text: t(rose ? 'notifications.rankInText' : 'notifications.rankOutText', values),
    icon: rose ? TrendingUp : TrendingDown,
    tone: rose ? 'good' : 'info',
    to: `/leaderboard?board=${board}`,
  };
}

/** What a notification says, with the sign and the way that go with it. The texts of `notifications` must be loaded. */
export function wordsOf(notification: Notification): Words {
  switch (notification.kind) {
    case 'category_ready':
      return {
        title: t('notifications.ready', { name: notification.name }),
        text: t('notifications.readyText'),
        icon: BookOpenCheck,
        tone: 'brand',
        to: `/quiz/${notification.categoryId}`,
      };
    case 'category_failed':
      return {
        title: t('notifications.failed', { name: notification.name }),
        text: notification.reason,
        icon: CircleAlert,
        tone: 'bad',
        to: null,
      };
    case 'achievement': {
      const name = t(`notifications.achievement.${notification.achievement}`);
      return {
        title: t('notifications.achievement', { name }),
        text: t(`notifications.achievement.${notification.achievement}.text`),
        icon: Award,
        tone: 'accent',
        to: null,
      };
    }
    case 'rank':
      return rankWords(notification);
  }
}
