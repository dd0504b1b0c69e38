import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { cx } from '../lib/cx.ts';

const LOOKS = {
  bad: { icon: CircleAlert, box: 'border-bad bg-bad-soft', mark: 'text-bad' },
  good: { icon: CircleCheck, box: 'border-good bg-good-soft', mark: 'text-good' },
  info: { icon: Info, box: 'border-info bg-info-soft', mark: 'text-info' },
} as const;

type Props = {
  tone: keyof typeof LOOKS;
  title?: ReactNode;
  children?: ReactNode;
  ref?: Ref<HTMLDivElement>;
};

/** A notice in the page, said at once when it is an error. Focusable by script, so that a form can lead to it. */
export function Alert({ tone, title, children, ref }: Props) {
  const { icon: Icon, box, mark } = LOOKS[tone];
  return (
    <div
      ref={ref}
      tabIndex={-1}
      role={tone === 'bad' ? 'alert' : 'status'}
      className={cx('flex animate-rise gap-3 rounded-input border-l-4 px-4 py-3 text-sm', box)}
    >
      <Icon aria-hidden="true" className={cx('mt-px size-5 shrink-0', mark)} />
      <div className="min-w-0">
        {title !== undefined && <p className="font-semibold">{title}</p>}
        {children !== undefined && <div>{children}</div>}
      </div>
    </div>
  );
}
