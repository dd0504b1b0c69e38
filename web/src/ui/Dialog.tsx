import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { IconButton } from './IconButton.tsx';
import { dialogOpened } from './open-dialogs.ts';

type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  /** Name of the closing button; without it there is none (a question that must be answered). */
  closeLabel?: string;
  children?: ReactNode;
  /** Buttons; on a narrow screen they stand below each other, the first on top. */
  actions?: ReactNode;
  /** Where the focus goes on opening; the default is the first control. */
  onOpenAutoFocus?: (event: Event) => void;
  role?: 'dialog' | 'alertdialog';
};

/** A modal dialog; a sheet from below under 768 px. Focus stays inside, returns on closing, Escape closes. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  closeLabel,
  children,
  actions,
  onOpenAutoFocus,
  role = 'dialog',
}: Props) {
  // Without a trigger of its own, Radix would lose the focus on closing.
  const opener = useRef<Element | null>(null);
  useEffect(() => (open ? dialogOpened() : undefined), [open]);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="dialog-scrim fixed inset-0 z-40 bg-scrim" />
        <Radix.Content
          role={role}
          {...(description === undefined ? { 'aria-describedby': undefined } : {})}
          onOpenAutoFocus={(event) => {
            opener.current = document.activeElement;
            onOpenAutoFocus?.(event);
          }}
          onInteractOutside={(event) => {
            // Answering a toast is no wish to leave the dialog.
            const { target } = event;
            if (target instanceof Element && target.closest('[data-sonner-toaster]')) event.preventDefault();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (opener.current instanceof HTMLElement) opener.current.focus();
          }}
          className="dialog-panel fixed inset-x-0 bottom-0 z-50 grid max-h-[90dvh] gap-5 overflow-y-auto rounded-t-card bg-surface p-5 pb-[max(1.25rem,env(safe-area-inset-bottom))] shadow-dialog md:inset-0 md:m-auto md:h-fit md:max-w-md md:rounded-card md:p-7"
        >
          <div className="flex items-start gap-3">
            <div className="grid min-w-0 flex-1 gap-1.5">
              <Radix.Title className="font-display font-semibold text-lg">{title}</Radix.Title>
              {description !== undefined && (
                <Radix.Description className="text-muted text-sm">{description}</Radix.Description>
              )}
            </div>
            {closeLabel !== undefined && (
              <Radix.Close asChild>
                <IconButton label={closeLabel} icon={<X aria-hidden="true" className="size-5" />} />
              </Radix.Close>
            )}
          </div>
          {children}
          {actions !== undefined && (
            <div className="flex flex-col gap-3 sm:flex-row-reverse sm:*:flex-1">{actions}</div>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
