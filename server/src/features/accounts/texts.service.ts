import type { LinkMail } from './job.ts';

/** Subject and text of a mail with a link. Plain text only: nothing to render, nothing to inject. */
export function linkText(
  kind: LinkMail['kind'],
  alias: string,
  link: string,
): { subject: string; text: string } {
  const close = `\n\nThe link works once and for one hour.\n\nTrivium`;
  switch (kind) {
    case 'reset-password':
      return {
        subject: 'Set a new password for Trivium',
        text: `Hello ${alias},\n\nsomebody asked to set a new password for your account. If it was you, open this page:\n\n${link}\n\nIf it was not you, you need not do anything: your password stays as it is.${close}`,
      };
    case 'set-password':
      return {
        subject: 'Welcome to Trivium: set your password',
        text: `Hello ${alias},\n\nyour registration is complete and your progress is safe. Set a password to log in from anywhere:\n\n${link}${close}`,
      };
  }
}
