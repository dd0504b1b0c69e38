import type { ReactNode } from 'react';

export type ToastAction = { readonly label: string; readonly onClick: () => void };

export type ToastOptions = {
  readonly kind?: 'plain' | 'success' | 'error' | 'info';
  readonly title: string;
  readonly description?: ReactNode;
  readonly action?: ToastAction;
  readonly cancel?: ToastAction;
};

/** What the toaster can do once it has loaded. */
type Toaster = { readonly show: (options: ToastOptions) => void; readonly hideAll: () => void };

let announce: (toaster: Toaster) => void = () => {};
const ready = new Promise<Toaster>((resolve) => {
  announce = resolve;
});

/** The toaster on the page calls this once it can show toasts. */
export function toasterIsReady(toaster: Toaster): void {
  announce(toaster);
}

/** Shows a toast, as soon as the toaster has loaded. */
export function showToast(options: ToastOptions): void {
  void ready.then(({ show }) => show(options));
}

/** Takes all toasts away, also those that wait for an answer. */
export function hideToasts(): void {
  void ready.then(({ hideAll }) => hideAll());
}
