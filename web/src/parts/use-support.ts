import { useMutation } from '@tanstack/react-query';
import { contactSupport } from '../api/account.ts';
import type { SupportKind } from './Support.tsx';

/** What was written and not sent, so that closing the form by mistake loses nothing. */
const drafts: Record<SupportKind, string> = { contact: '', bug: '' };

export const draftOf = (kind: SupportKind) => drafts[kind];

export function keepDraft(kind: SupportKind, message: string): void {
  drafts[kind] = message;
}

/** What whoever looks for a bug asks first. The form says that it goes along. */
function surroundings(): string {
  const size = `${innerWidth}x${innerHeight}`;
  return `\n\n--\nTrivium ${__APP_VERSION__}, window ${size}, ${navigator.userAgent}`;
}

/** Sends a message to the people behind the product. */
export function useSupport(kind: SupportKind, onSent: () => void) {
  return useMutation({
    mutationFn: ({ message, replyTo }: { message: string; replyTo: string }) =>
      contactSupport({
        kind,
        message: kind === 'bug' ? message + surroundings() : message,
        replyTo,
      }),
    onSuccess: () => {
      keepDraft(kind, '');
      onSent();
    },
  });
}
