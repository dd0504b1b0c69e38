import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import * as fields from './fields.ts';
import { LIMITS } from './limits.ts';

/** What a schema makes of a value, or the messages it refuses with. */
function parsed<S extends z.ZodMiniType>(schema: S, value: unknown) {
  const result = z.safeParse(schema, value);
  return result.success ? result.data : { refused: result.error.issues.map((issue) => issue.message) };
}
const refused = (...messages: string[]) => ({ refused: messages });
const accepts = (schema: z.ZodMiniType, value: unknown) => z.safeParse(schema, value).success;

const ASTRONAUT = '\u{1f680}';
/** Any UTF-16 unit, lone surrogates too. */
const anyUnit = fc.nat({ max: 0xffff }).map((unit) => String.fromCharCode(unit));
const LONE = 'a\ud800b';
const NUL = 'a\u0000b';

describe('text', () => {
  const five = fields.text(5);

  it.each([
    ['empty', ''],
    ['at the bound', 'abcde'],
    ['five code points in ten UTF-16 units', ASTRONAUT.repeat(5)],
    ['line breaks', 'a\r\nb'],
    ['invisible marks', 'a\u200bb'],
    ['surrounding space', ' a '],
  ])('takes %s as it is', (_, value) => {
    expect(parsed(five, value)).toBe(value);
  });

  it.each([
    ['too long', 'abcdef', 'Must be at most 5 characters.'],
    ['six code points', ASTRONAUT.repeat(6), 'Must be at most 5 characters.'],
    ['U+0000', NUL, 'Contains characters that cannot be stored.'],
    ['a lone surrogate', LONE, 'Contains characters that cannot be stored.'],
  ])('refuses %s', (_, value, message) => {
    expect(parsed(five, value)).toEqual(refused(message));
  });

  it.each([null, undefined, 5, ['a'], { a: 1 }, true])('refuses %j, which is no text', (value) => {
    expect(accepts(five, value)).toBe(false);
  });

  it('lets nothing through that PostgreSQL cannot hold', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyUnit }), (value) => {
        const storable = !value.includes('\u0000') && value.isWellFormed();
        expect(accepts(fields.text(1_000), value)).toBe(storable);
      }),
    );
  });
});

describe('alias', () => {
  it.each([
    ['plain', 'Ada', 'Ada'],
    ['other scripts', 'Ωμέγα 日本', 'Ωμέγα 日本'],
    ['trimmed', '  Ada  ', 'Ada'],
    ['inner spaces folded', 'Ada   L', 'Ada L'],
    ['any kind of space', 'Ada\u00a0\u2003\u3000\u1680L', 'Ada L'],
    ['full-width letters', 'Ａｄａ', 'Ada'],
    ['ligatures', 'ﬁsh', 'fish'],
    ['decomposed accents', 'Ame\u0301lie', 'Amélie'],
    ['an accent behind an invisible mark', 'Ame\u200b\u0301lie', 'Amélie'],
    ['zero-width marks', 'A\u200bd\u200da\ufeff', 'Ada'],
    ['direction overrides', '\u202eAda\u2066', 'Ada'],
    ['soft hyphens', 'A\u00adda', 'Ada'],
    ['tags and selectors', 'Ada\u{e0041}\ufe0f', 'Ada'],
    ['space around an invisible mark', 'Ada \u200b L', 'Ada L'],
    ['2 code points', ASTRONAUT.repeat(2), ASTRONAUT.repeat(2)],
    ['24 code points in 48 units', ASTRONAUT.repeat(24), ASTRONAUT.repeat(24)],
  ])('takes %s', (_, typed, name) => {
    expect(parsed(fields.alias, typed)).toBe(name);
  });

  const LENGTH = 'The alias must have 2 to 24 characters.';
  const CHARACTERS = 'The alias contains characters that are not allowed.';
  it.each([
    ['nothing', '', LENGTH],
    ['one character', 'A', LENGTH],
    ['spaces only', '     ', LENGTH],
    ['25 characters', 'a'.repeat(25), LENGTH],
    ['one letter and invisible marks', 'A\u200b\u200b\u200b', LENGTH],
    ['zero-width marks only', '\u200b\u200c\u200d', LENGTH],
    ['Hangul fillers, which look like nothing', '\u3164\u3164\uffa0', LENGTH],
    ['soft hyphens only', '\u00ad\u00ad', LENGTH],
    ['Braille blanks only', '\u2800\u2800', LENGTH],
    ['what grows too long when normalised', '\ufdfa\ufdfa', LENGTH],
    ['far too much', 'a'.repeat(97), 'The alias must be at most 24 characters.'],
    ['U+0000', NUL, CHARACTERS],
    ['a lone surrogate', LONE, CHARACTERS],
    ['a tab', 'Ada\tL', CHARACTERS],
    ['a line break', 'Ada\r\nBcc: x@example.org', CHARACTERS],
    ['a line break at the end', 'Ada\n', CHARACTERS],
    ['a line separator', 'Ada\u2028L', CHARACTERS],
    ['an escape sequence', 'Ada\u001b[31m', CHARACTERS],
    ['a C1 control', 'Ada\u0085L', CHARACTERS],
  ])('refuses %s', (_, typed, message) => {
    expect(parsed(fields.alias, typed)).toEqual(refused(message));
  });

  it('gives a name that stays as it is when sent again, and holds its bounds', () => {
    const anyCharacter = fc.oneof(
      anyUnit,
      fc.constantFrom('a', 'e', ' ', '\u0301', '\u200b', '\u00a0', '\u3164', 'ﬁ', '\u1100', '\u1161'),
    );
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter, maxLength: 30 }), (typed) => {
        const first = z.safeParse(fields.alias, typed);
        if (!first.success) return;
        expect(parsed(fields.alias, first.data)).toBe(first.data);
        expect([...first.data].length).toBeGreaterThanOrEqual(LIMITS.alias.min);
        expect([...first.data].length).toBeLessThanOrEqual(LIMITS.alias.max);
        expect(first.data).not.toMatch(/\p{Cc}|\p{Default_Ignorable_Code_Point}|^\s|\s$|\s\s/u);
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('email', () => {
  it.each([
    ['plain', 'ada@example.org', 'ada@example.org'],
    ['trimmed', '  ada@example.org ', 'ada@example.org'],
    [
      '254 characters',
      `  ${'a'.repeat(64)}@${'b'.repeat(185)}.org  `,
      `${'a'.repeat(64)}@${'b'.repeat(185)}.org`,
    ],
    ['the case as typed', 'Ada.L@Example.ORG', 'Ada.L@Example.ORG'],
    ['plus, dots and quotes', "o'neil.x+quiz@sub.example.co.uk", "o'neil.x+quiz@sub.example.co.uk"],
  ])('takes %s', (_, typed, address) => {
    expect(parsed(fields.email, typed)).toBe(address);
  });

  it.each([
    ['nothing', ''],
    ['a bare @', '@'],
    ['no host', 'ada@'],
    ['no dot in the host', 'ada@localhost'],
    ['two addresses', 'a@example.org,b@example.org'],
    ['inner space', 'ada l@example.org'],
    ['a display name', 'Ada <ada@example.org>'],
    ['a header behind CR LF', 'ada@example.org\r\nBcc: x@example.org'],
    ['a header behind LF', 'ada@example.org\nBcc: x@example.org'],
    ['CR LF at the end', 'ada@example.org\r\n'],
    ['LF at the start', '\nada@example.org'],
    ['an encoded line break', 'ada%0a@example.org'],
    ['a line separator', 'ada@example.org\u2028'],
    ['U+0000', 'ada@example.org\u0000'],
    ['a lone surrogate', 'ada\ud800@example.org'],
    ['an invisible mark', 'ada\u200b@example.org'],
    ['255 characters', `${'a'.repeat(64)}@${'b'.repeat(186)}.org`],
    ['a megabyte', 'a'.repeat(1_000_000)],
    ['a number', 5],
    ['null', null],
  ])('refuses %s', (_, typed) => {
    const result = parsed(fields.email, typed);
    expect(result).toMatchObject({
      refused: expect.arrayContaining(['Please enter a valid email address.']),
    });
  });

  it('says the same whatever is wrong', () => {
    const wrong = ['', 'x', 'a\nb', 'a'.repeat(400), 7].map((value) => parsed(fields.email, value));
    const messages = wrong.flatMap((result) => (typeof result === 'string' ? [] : result.refused));
    expect(new Set(messages)).toEqual(new Set(['Please enter a valid email address.']));
  });
});

describe('typedEmail', () => {
  it.each([
    [' ada@example.org ', 'ada@example.org'],
    ['no address at all', 'no address at all'],
  ])('takes %j, right or wrong', (typed, expected) => {
    expect(parsed(fields.typedEmail, typed)).toBe(expected);
  });

  it.each(['', '   ', 'a'.repeat(301), NUL, LONE, 5, null])('refuses %j', (typed) => {
    expect(accepts(fields.typedEmail, typed)).toBe(false);
  });
});

describe('newPassword', () => {
  it.each([
    ['6 letters', 'abcdef'],
    ['6 code points', ASTRONAUT.repeat(6)],
    ['128 code points in 256 units', ASTRONAUT.repeat(128)],
    ['words and spaces, kept as typed', '  correct horse  battery '],
    ['Cyrillic', 'пароль'],
    ['line breaks and invisible marks', 'ab\ncd\u200b'],
  ])('takes %s', (_, password) => {
    expect(parsed(fields.newPassword, password)).toBe(password);
  });

  const SHORT = 'The password must have at least 6 characters.';
  const LONG = 'The password must have at most 128 characters.';
  it.each([
    ['nothing', '', SHORT],
    ['5 letters', 'abcde', SHORT],
    ['5 code points in 10 units', ASTRONAUT.repeat(5), SHORT],
    ['129 letters', 'a'.repeat(129), LONG],
    ['129 code points', ASTRONAUT.repeat(129), LONG],
    ['a megabyte', 'a'.repeat(1_000_000), LONG],
    ['U+0000', 'abc\u0000def', 'The password contains characters that cannot be stored.'],
    ['a lone surrogate', 'abc\udc00def', 'The password contains characters that cannot be stored.'],
    ['no text', 123_456, 'Please enter a password.'],
  ])('refuses %s', (_, password, message) => {
    expect(parsed(fields.newPassword, password)).toEqual(refused(message));
  });
});

describe('typedPassword', () => {
  it.each(['', 'a', 'abc\u0000', 'a'.repeat(512)])('takes a wrong one as a wrong one: %#', (password) => {
    expect(parsed(fields.typedPassword, password)).toBe(password);
  });

  it.each(['a'.repeat(513), 5, null, undefined])('refuses what is no password: %#', (password) => {
    expect(accepts(fields.typedPassword, password)).toBe(false);
  });
});

describe.each([
  ['age', fields.age, 120, 'Enter a valid age.'],
  ['avatar', fields.avatar, 15, 'Please select an avatar.'],
] as const)('%s', (_, schema, max, message) => {
  it.each([1, 2, max - 1, max])('takes %i', (value) => {
    expect(parsed(schema, value)).toBe(value);
  });

  it.each([0, -1, max + 1, 1.5, '7', '', null, true, [7], Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])(
    'refuses %j',
    (value) => {
      expect(parsed(schema, value)).toMatchObject({ refused: expect.arrayContaining([message]) });
    },
  );
});

describe('id', () => {
  it.each(['018f6a7e-3c1d-7b2a-9f00-0123456789ab', '9b2f0f0e-7a53-4a7e-8d0d-0d7a1f6b2c11'])(
    'takes %s',
    (id) => {
      expect(parsed(fields.id, id)).toBe(id);
    },
  );

  it.each([
    '',
    '1',
    'space',
    '018f6a7e3c1d7b2a9f000123456789ab',
    '018f6a7e-3c1d-7b2a-9f00-0123456789ab ',
    "018f6a7e-3c1d-7b2a-9f00-0123456789ab'--",
    '018f6a7e-3c1d-7b2a-9f00-0123456789ag',
    5,
    null,
    {},
  ])('refuses %j', (id) => {
    expect(accepts(fields.id, id)).toBe(false);
  });
});

describe('token', () => {
  it.each(['a', 'tv_0aZ-9.x', 'a'.repeat(200)])('takes %s', (token) => {
    expect(parsed(fields.token, token)).toBe(token);
  });

  it.each(['', 'a'.repeat(201), 'a b', 'a/b', 'a\n', 'é', NUL, '<b>', null, 5])('refuses %j', (token) => {
    expect(accepts(fields.token, token)).toBe(false);
  });
});
