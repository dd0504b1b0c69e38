import type { ReactNode } from 'react';

export type ToastAction = { readonly label: string; readonly onClick: () => void };

export type ToastOptions = {
  readonly kind?: 'plain' | 'success' | 'error' | 'info';
  readonly title: string;
  readonly description?: ReactNode;
  readonly action?: ToastAction;
  readonly cancel?: ToastAction;
};

type Show = (options: ToastOptions) => void;

let announce: (show: Show) => void = () => {};
const ready = new Promise<Show>((resolve) => {
  announce = resolve;
});

/** The toaster on the page calls this once it can show toasts. */
export function toasterIsReady(show: Show): void {
  announce(show);
}

/** Shows a toast, as soon as the toaster has loaded. */
export function showToast(options: ToastOptions): void {
  void ready.then((show) => show(options));
}
