import type { Notification } from '@trivium/contract/notifications';
import { Check } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router';
import { cx } from '../../lib/cx.ts';
import { pastText } from '../../lib/distance-text.ts';
import { t } from '../../lib/i18n.ts';
import { type Words, wordsOf } from '../../parts/notification-words.ts';
import { IconButton } from '../../ui/IconButton.tsx';

const TONES: Record<Words['tone'], string> = {
  brand: 'bg-brand-soft text-brand',
  good: 'bg-good-soft text-good',
  bad: 'bg-bad-soft text-bad',
  accent: 'bg-accent-soft text-accent-ink',
  info: 'bg-info-soft text-info',
};

type Props = { notification: Notification; now: number; onRead: (id: string) => void };

function Title({ words, unread, onOpen }: { words: Words; unread: boolean; onOpen: () => void }) {
  const text = (
    <>
      {unread && <span className="sr-only">{t('notifications.isUnread')}: </span>}
      {words.title}
    </>
  );
  if (words.to === null) return text;
  return (
    <Link
      to={words.to}
      onClick={onOpen}
      className="after:absolute after:inset-0 after:rounded-answer after:content-['']"
    >
      {text}
    </Link>
  );
}

/** One notification; where it leads somewhere, the whole of it is the way, and going there reads it. */
export function NotificationItem({ notification, now, onRead }: Props) {
  const item = useRef<HTMLLIElement>(null);
  const words = wordsOf(notification);
  const { _id, read, createdAt } = notification;
  const markRead = () => {
    if (!read) onRead(_id);
  };
  const Icon = words.icon;
  return (
    <li
      ref={item}
      tabIndex={-1}
      className={cx(
        'relative flex items-start gap-3 rounded-answer border p-3 sm:p-4',
        read ? 'border-line bg-paper' : 'border-brand bg-surface shadow-tile',
        words.to !== null && 'tile-press hover:border-brand',
      )}
    >
      <span className={cx('grid size-11 shrink-0 place-items-center rounded-tile', TONES[words.tone])}>
        <Icon aria-hidden="true" className="size-6" />
      </span>
      <div className="grid min-w-0 flex-1 gap-0.5">
        <h2 className={cx('leading-snug', read ? 'font-medium' : 'font-semibold')}>
          <Title words={words} unread={!read} onOpen={markRead} />
        </h2>
        <p className="text-muted text-sm">{words.text}</p>
        <p className="text-muted text-xs">
          <time dateTime={createdAt}>{pastText(Date.parse(createdAt), now)}</time>
        </p>
      </div>
      {!read && (
        <span className="relative z-10">
          <IconButton
            label={t('notifications.markOne', { title: words.title })}
            icon={<Check aria-hidden="true" className="size-5" />}
            onClick={() => {
              // The button goes with what it marks; the focus stays where it was.
              item.current?.focus();
              markRead();
            }}
          />
        </span>
      )}
    </li>
  );
}
