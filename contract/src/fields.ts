import * as z from 'zod/mini';
import { LIMITS } from './limits.ts';

// PostgreSQL text cannot hold U+0000, and lone surrogates are not text at all; both are bad input, never a fault.
const storable = (value: string) => !value.includes('\u0000') && value.isWellFormed();
// Control and line-separator characters would forge mail headers and log lines.
// biome-ignore lint/suspicious/noControlCharactersInRegex: the point is to find them
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/u;
// Marks that are invisible or turn the writing direction, so that two names could look the same or one like
// nothing: what Unicode calls default-ignorable (zero-width, fillers, tags, selectors), turns, the Braille blank.
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}\u2800\ufff9-\ufffb]/gu;

const codePoints = (value: string) => [...value].length;

/** Text that PostgreSQL can hold, at most `max` code points. */
export function text(max: number) {
  return z.string().check(
    z.refine((v) => v.length <= max * 2 && codePoints(v) <= max, `Must be at most ${max} characters.`),
    z.refine(storable, 'Contains characters that cannot be stored.'),
  );
}

/** NFKC without invisible marks. Taking those out can bring a letter and its accent together, hence NFKC twice. */
const visible = (value: string) => value.normalize('NFKC').replace(INVISIBLE, '').normalize('NFKC');

/** A visible one-line name: NFKC, invisible marks removed, runs of spaces folded, trimmed, bounded. */
export function name(what: string, min: number, max: number) {
  const refused = `${what} contains characters that are not allowed.`;
  return z.pipe(
    z.string().check(
      z.refine((v) => v.length <= max * 4, `${what} must be at most ${max} characters.`),
      // Before trimming, so that a line break at the end is refused and not passed over.
      z.refine((v) => storable(v) && !CONTROL.test(v), refused),
    ),
    z.pipe(
      z.transform((v: string) =>
        visible(v)
          .replace(/\p{Zs}+/gu, ' ')
          .trim(),
      ),
      z
        .string()
        .check(
          z.refine(
            (v) => codePoints(v) >= min && codePoints(v) <= max,
            `${what} must have ${min} to ${max} characters.`,
          ),
        ),
    ),
  );
}

/** An opaque id. */
export const id = z.uuid('Must be a valid id.');

export const alias = name('The alias', LIMITS.alias.min, LIMITS.alias.max);

/** An e-mail address as typed, trimmed of spaces; compared without regard to case. */
export const email = z.pipe(
  z.string('Please enter a valid email address.').check(
    z.maxLength(LIMITS.email.max + 20, 'Please enter a valid email address.'),
    z.refine((v) => !CONTROL.test(v), 'Please enter a valid email address.'),
  ),
  z.pipe(
    z.transform((v: string) => v.trim()),
    z
      .string()
      .check(
        z.maxLength(LIMITS.email.max, 'Please enter a valid email address.'),
        z.email('Please enter a valid email address.'),
      ),
  ),
);

/** An e-mail address as typed at login: only trimmed, bounded and storable, so that a wrong one is a wrong one and not bad input. */
export const typedEmail = z
  .string()
  .check(
    z.trim(),
    z.minLength(1),
    z.maxLength(300),
    z.refine(storable, 'Contains characters that cannot be stored.'),
  );

/** A new password: 6 to 128 code points, nothing cut, nothing required but length; the commonest are refused by the server. */
export const newPassword = z.string('Please enter a password.').check(
  z.refine(
    (v) => v.length <= LIMITS.password.max * 2 && codePoints(v) <= LIMITS.password.max,
    `The password must have at most ${LIMITS.password.max} characters.`,
  ),
  z.refine(
    (v) => codePoints(v) >= LIMITS.password.min,
    `The password must have at least ${LIMITS.password.min} characters.`,
  ),
  z.refine(storable, 'The password contains characters that cannot be stored.'),
);

/** A password as typed at login: only bounded, so that a wrong one is a wrong one and not bad input. */
export const typedPassword = z.string('Please enter a password.').check(z.maxLength(LIMITS.password.max * 4));

export const age = z
  .int('Enter a valid age.')
  .check(z.minimum(LIMITS.age.min, 'Enter a valid age.'), z.maximum(LIMITS.age.max, 'Enter a valid age.'));

export const avatar = z
  .int('Please select an avatar.')
  .check(z.minimum(1, 'Please select an avatar.'), z.maximum(LIMITS.avatars, 'Please select an avatar.'));

/** A session or quiz token as a caller sends it; whether it lives is for the server to say. */
export const token = z
  .string()
  .check(z.minLength(1), z.maxLength(LIMITS.token.max), z.regex(/^[\w.-]+$/u, 'Not a valid token.'));

export const count = z.int().check(z.minimum(0));
export const message = z.object({ message: z.string() });

/** One of several meanings of a name: `sense` is what is sent back to choose it, `label` is for people. */
export const choice = z.object({ sense: z.string(), label: z.string() });
export type Choice = z.output<typeof choice>;
