import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import { useEffect } from 'react';
import { Toaster as Sonner, toast } from 'sonner';
import { buttonClass } from './button-class.ts';
import { useDialogOpen } from './open-dialogs.ts';
import { type ToastOptions, toasterIsReady } from './toast.ts';

const DURATION_MS = 4000;

function show({ kind = 'plain', title, description, action, cancel }: ToastOptions): void {
  const options = {
    description,
    // A toast that asks something stays until it is answered (WCAG 2.2.1).
    duration: action ? Number.POSITIVE_INFINITY : DURATION_MS,
    ...(action ? { action } : {}),
    ...(cancel ? { cancel } : {}),
  };
  if (kind === 'plain') toast(title, options);
  else toast[kind](title, options);
}

const hideAll = () => void toast.dismiss();

const icon = 'size-5.5';

/**
 * The place of the toasts: above the bottom bar, reached by Alt+T, and at the top while a dialog is open, whose
 * buttons are at the bottom. Loaded apart from the page.
 */
export function Toaster({ label }: { label: string }) {
  const dialog = useDialogOpen();
  useEffect(() => toasterIsReady({ show, hideAll }), []);
  return (
    <Sonner
      containerAriaLabel={label}
      hotkey={['altKey', 'KeyT']}
      duration={DURATION_MS}
      visibleToasts={3}
      position={dialog ? 'top-center' : 'bottom-center'}
      offset={{ bottom: '1.5rem', top: '1rem' }}
      mobileOffset={{
        top: 'max(0.75rem, env(safe-area-inset-top))',
        bottom: 'calc(var(--bottom-bar) + 1.75rem)',
        left: '1rem',
        right: '1rem',
      }}
      icons={{
        success: <CircleCheck aria-hidden="true" className={icon} />,
        error: <CircleAlert aria-hidden="true" className={icon} />,
        info: <Info aria-hidden="true" className={icon} />,
      }}
      toastOptions={{
        unstyled: true,
        classNames: {
          toast: 'toast',
          title: 'font-semibold text-sm',
          description: 'text-muted text-sm',
          actionButton: buttonClass({ size: 'sm' }),
          cancelButton: buttonClass({ size: 'sm', variant: 'secondary' }),
        },
      }}
    />
  );
}
