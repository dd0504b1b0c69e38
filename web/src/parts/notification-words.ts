import type { Notification } from '@trivium/contract/notifications';
import {
  Award,
  BookOpenCheck,
  CircleAlert,
  EyeOff,
  type LucideIcon,
  MessageCircleCheck,
  PencilLine,
  ShieldCheck,
  TrendingDown,
  TrendingUp,
} from 'lucide-react';
import { formatNumber, t } from '../lib/i18n.ts';
import { workshopPath } from './workshop-path.ts';

/** A notification in words. */
export type Words = {
  readonly title: string;
  readonly text: string;
  readonly icon: LucideIcon;
  readonly tone: 'brand' | 'good' | 'bad' | 'accent' | 'info';
  /** Where it leads, if anywhere. */
  readonly to: string | null;
  /** What going there is called, where it is worth a button of its own. */
  readonly action?: string;
};

const REPORT_LOOKS = {
  kept: { icon: MessageCircleCheck, tone: 'info' },
  changed: { icon: PencilLine, tone: 'good' },
  removed: { icon: ShieldCheck, tone: 'good' },
} as const;

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

type AboutCategory = Extract<Notification, { categoryId: string }>;

function categoryWords(notification: AboutCategory): Words {
  const { kind, name, categoryId } = notification;
  switch (kind) {
    case 'category_ready':
      return {
        title: t('notifications.ready', { name }),
        text: t('notifications.readyText'),
        icon: BookOpenCheck,
        tone: 'brand',
        to: `/quiz/${categoryId}`,
        action: t('notifications.playNow'),
      };
    case 'category_failed':
      return {
        title: t('notifications.failed', { name }),
        text: notification.reason,
        icon: CircleAlert,
        tone: 'bad',
        to: workshopPath(categoryId),
        action: t('notifications.waysOut'),
      };
    case 'question_hidden':
      return {
        title: t('notifications.questionHidden', { name }),
        text: t('notifications.questionHiddenText', { question: notification.question }),
        icon: EyeOff,
        tone: 'info',
        to: workshopPath(categoryId),
        action: t('notifications.decide'),
      };
    case 'report_decided': {
      const { outcome, question } = notification;
      return {
        title: t(`notifications.report.${outcome}`),
        text: t(`notifications.report.${outcome}.text`, { name, question }),
        ...REPORT_LOOKS[outcome],
        to: null,
      };
    }
  }
}

/** What a notification says, with the sign and the way that go with it. The texts of `notifications` must be loaded. */
export function wordsOf(notification: Notification): Words {
  switch (notification.kind) {
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
    default:
      return categoryWords(notification);
  }
}
