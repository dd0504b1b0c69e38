import { LIMITS } from '@trivium/contract/limits';
import * as z from 'zod/mini';
import { t } from '../../lib/i18n.ts';

// The content security policy forbids eval, which zod would try for speed.
z.config({ jitless: true });

const wholeAge = (age: string) =>
  /^\s*\d{1,3}\s*$/.test(age) && Number(age) >= LIMITS.age.min && Number(age) <= LIMITS.age.max;

/** What the profile form holds, and its texts (specification 5). A guest completes the registration with an e-mail. */
export function profileSchema(guest: boolean) {
  return z.object({
    alias: z.string().check(z.refine((alias) => alias.trim() !== '', t('profile.aliasInvalid'))),
    email: z.string().check(z.refine((email) => !guest || email.includes('@'), t('profile.emailInvalid'))),
    password: z.string(),
    age: z.string().check(z.refine(wholeAge, t('profile.ageInvalid'))),
    avatar: z
      .number()
      .check(z.refine((avatar) => avatar >= 1 && avatar <= LIMITS.avatars, t('profile.avatarInvalid'))),
  });
}

export type ProfileValues = z.output<ReturnType<typeof profileSchema>>;
