import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { getUserDetails, login, register, updatePassword, updateUserDetails } from './users.ts';

const messagesOf = (schema: z.ZodMiniType, value: unknown) =>
  (z.safeParse(schema, value).error?.issues ?? []).map(
    (issue) => `${issue.path.join('.')}: ${issue.message}`,
  );

const signUp = (change: object = {}) => ({
  alias: 'Ada',
  email: 'ada@example.org',
  password: 'correct horse',
  age: 36,
  ...change,
});

describe('register', () => {
  it('takes the payload of the specification, the avatar optional', () => {
    expect(z.parse(register.body, signUp())).toEqual(signUp());
    expect(z.parse(register.body, signUp({ avatar: 15 }))).toEqual(signUp({ avatar: 15 }));
  });

  it('drops what a player must not set', () => {
    const greedy = signUp({ level: 99, coins: 1_000_000, userType: 'Registered', _id: 'x', totalXp: 5 });
    expect(z.parse(register.body, greedy)).toEqual(signUp());
  });

  it.each(['alias', 'email', 'password', 'age'])('asks for %s', (field) => {
    const { [field]: _, ...rest } = signUp() as Record<string, unknown>;
    expect(messagesOf(register.body, rest)).toEqual([expect.stringMatching(`^${field}: `)]);
  });

  it('names every field that is wrong', () => {
    const wrong = { alias: 'A', email: 'ada', password: 'short', age: 0 };
    expect(messagesOf(register.body, wrong)).toEqual([
      'alias: The alias must have 2 to 24 characters.',
      'email: Please enter a valid email address.',
      'password: The password must have at least 6 characters.',
      'age: Enter a valid age.',
    ]);
  });
});

describe('login', () => {
  it.each([
    [{ email: ' ada@example.org ', password: 'x' }, true],
    [{ email: 'not an address', password: '' }, true],
    [{ email: 'ada@example.org' }, false],
    [{ password: 'x' }, false],
    [{ email: 'ada\u0000@example.org', password: 'x' }, false],
    [{ email: { $ne: null }, password: { $ne: null } }, false],
    [[], false],
    [null, false],
    ['', false],
  ])('%j: %s', (body, ok) => {
    expect(z.safeParse(login.body, body).success).toBe(ok);
  });
});

describe('updatePassword', () => {
  it.each([
    [{ token: 'abc_DEF-123', password: 'correct horse' }, true],
    [{ token: 'abc', password: 'short' }, false],
    [{ token: '', password: 'correct horse' }, false],
    [{ password: 'correct horse' }, false],
  ])('%j: %s', (body, ok) => {
    expect(z.safeParse(updatePassword.body, body).success).toBe(ok);
  });
});

describe('updateUserDetails', () => {
  it.each([
    ['nothing', {}],
    ['one field', { alias: 'Ada' }],
    ['all fields', { alias: 'Ada', age: 36, avatar: 3, email: 'ada@example.org', password: 'correct horse' }],
    // What the form of a registered player, or of a guest who stays one, sends along.
    ['an empty e-mail', { email: '' }],
    ['no e-mail', { email: null }],
  ])('takes %s', (_, body) => {
    expect(z.parse(updateUserDetails.body, body)).toEqual(body);
  });

  it.each([
    [{ email: 'ada' }, 'email: Please enter a valid email address.'],
    [{ email: 5 }, 'email: Please enter a valid email address.'],
    [{ age: 121 }, 'age: Enter a valid age.'],
    [{ age: '36' }, 'age: Enter a valid age.'],
    [{ avatar: 16 }, 'avatar: Please select an avatar.'],
    [{ alias: '  ' }, 'alias: The alias must have 2 to 24 characters.'],
    [{ password: 'short' }, 'password: The password must have at least 6 characters.'],
  ])('refuses %j', (body, message) => {
    expect(messagesOf(updateUserDetails.body, body)).toEqual([message]);
  });

  it('drops what a player must not set', () => {
    const greedy = { alias: 'Ada', level: 9, userType: 'Registered', knowledgePoints: 5, coins: 5 };
    expect(z.parse(updateUserDetails.body, greedy)).toEqual({ alias: 'Ada' });
  });
});

describe('getUserDetails', () => {
  const user = { _id: 'u', alias: 'Ada', email: null, age: null, avatar: 1, level: 1, userType: 'Guest' };
  const details = { user, coins: 0, knowledgePoints: 0, wisdomGems: 0, enlightenmentCrystals: 0 };

  it('lets nothing out that is not in the contract', () => {
    const stored = { ...details, user: { ...user, passwordHash: '$argon2id$' }, tokenHash: 'x' };
    expect(z.parse(getUserDetails.output, stored)).toEqual(details);
  });

  it.each([-1, 0.5, '7'])('never tells of %j coins', (coins) => {
    expect(z.safeParse(getUserDetails.output, { ...details, coins }).success).toBe(false);
  });
});
