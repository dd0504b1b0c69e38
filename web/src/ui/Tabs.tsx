import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { cx } from '../lib/cx.ts';

type Props<T extends string> = {
  label: string;
  value: T;
  onChange: (value: T) => void;
  tabs: readonly { readonly value: T; readonly label: ReactNode }[];
  /** Many tabs: they stand closer on a narrow screen, and scroll where they still do not fit. */
  dense?: boolean;
  /** The panel of the tab that is open. */
  children: ReactNode;
};

const STEPS: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Tabs in a sunken well. One of them is in the tab order; arrows, Home and End move and open (ARIA tabs pattern). */
export function Tabs<T extends string>({ label, value, onChange, tabs, dense = false, children }: Props<T>) {
  const id = useId();
  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const step = STEPS[event.key];
    const next =
      step &&
      tabs[
        step(
          tabs.findIndex((tab) => tab.value === value),
          tabs.length,
        )
      ];
    if (!next) return;
    event.preventDefault();
    onChange(next.value);
    document.getElementById(`${id}-${next.value}`)?.focus();
  }
  return (
    <div>
      <div
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
        className={cx('flex gap-1 rounded-input bg-sunken p-1', dense && 'overflow-x-auto')}
      >
        {tabs.map((tab) => {
          const open = tab.value === value;
          return (
            <button
              key={tab.value}
              id={`${id}-${tab.value}`}
              type="button"
              role="tab"
              aria-selected={open}
              aria-controls={`${id}-panel`}
              tabIndex={open ? 0 : -1}
              onClick={() => onChange(tab.value)}
              className={cx(
                'min-h-11 flex-1 rounded-tile font-semibold transition-colors duration-150',
                dense
                  ? '-outline-offset-3! px-1 text-xs min-[24rem]:px-2 min-[24rem]:text-sm sm:px-3'
                  : 'px-3 text-sm',
                open ? 'bg-surface text-brand shadow-tile' : 'text-muted hover:text-ink',
              )}
            >
              {tab.label}
            </button>
          );
        })}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${value}`} className="mt-5">
        {children}
      </div>
    </div>
  );
}
