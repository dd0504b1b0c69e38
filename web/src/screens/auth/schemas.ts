import { age, alias, email, newPassword } from '@trivium/contract/fields';
import * as z from 'zod/mini';
import { t } from '../../lib/i18n.ts';

// The content security policy forbids eval, which zod would try for speed.
z.config({ jitless: true });

type Values = Record<string, string>;
type Issues = { push(issue: { code: 'custom'; path: string[]; message: string; input: unknown }): unknown };

const texts = <K extends string>(...names: K[]) =>
  z.object(Object.fromEntries(names.map((name) => [name, z.string()])) as Record<K, typeof anyText>);
const anyText = z.string();

const add = (issues: Issues, path: string, message: string) =>
  issues.push({ code: 'custom', path: [path], message, input: undefined });

/** Marks every empty field, and says once for the form what is missing. */
function requireAll(values: Values, issues: Issues, summary: string): boolean {
  const missing = Object.keys(values).filter((name) => values[name]?.trim() === '');
  for (const name of missing) add(issues, name, t('auth.required'));
  if (missing.length > 0) add(issues, 'root', summary);
  return missing.length === 0;
}

function check(issues: Issues, path: string, schema: z.ZodMiniType, value: unknown): void {
  const result = z.safeParse(schema, value);
  const first = result.error?.issues[0];
  if (first) add(issues, path, first.message);
}

function requireSame(issues: Issues, password: string, confirm: string, summary: string): void {
  if (password === confirm) return;
  add(issues, 'confirm', t('auth.notTheSame'));
  add(issues, 'root', summary);
}

/** What each form of the log-in screen asks for. The server judges again; these texts come sooner. */
export const schemas = {
  login: () =>
    texts('email', 'password').check(({ value, issues }) => {
      requireAll(value, issues, t('auth.loginMissing'));
    }),
  signup: () =>
    texts('alias', 'email', 'age', 'password', 'confirm').check(({ value, issues }) => {
      if (!requireAll(value, issues, t('auth.signupMissing'))) return;
      check(issues, 'alias', alias, value.alias);
      check(issues, 'email', email, value.email);
      check(issues, 'age', age, Number(value.age));
      check(issues, 'password', newPassword, value.password);
      requireSame(issues, value.password, value.confirm, t('auth.signupMismatch'));
    }),
  forgot: () =>
    texts('email').check(({ value, issues }) => {
      if (requireAll(value, issues, t('auth.forgotMissing'))) check(issues, 'email', email, value.email);
    }),
  reset: () =>
    texts('password', 'confirm').check(({ value, issues }) => {
      if (!requireAll(value, issues, t('auth.resetMissing'))) return;
      check(issues, 'password', newPassword, value.password);
      requireSame(issues, value.password, value.confirm, t('auth.resetMismatch'));
    }),
};
