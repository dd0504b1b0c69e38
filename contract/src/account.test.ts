import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { contactSupport, deleteAccount, exportData } from './account.ts';
import { LIMITS } from './limits.ts';

const accepts = (schema: z.ZodMiniType, value: unknown) => z.safeParse(schema, value).success;

describe('exportData', () => {
  it.each([
    [{}, true],
    [{ password: 'x' }, true],
    [{ password: '' }, true],
    [{ password: 'a'.repeat(LIMITS.password.max * 4 + 1) }, false],
    [{ password: 5 }, false],
  ])('%#: %j is taken: %s', (body, ok) => {
    expect(accepts(exportData.body, body)).toBe(ok);
  });
});

describe('deleteAccount', () => {
  it.each([
    [{ confirm: 'DELETE' }, true],
    [{ confirm: 'DELETE', password: 'x' }, true],
    [{ confirm: 'delete' }, false],
    [{ confirm: true }, false],
    [{ password: 'x' }, false],
    [{}, false],
  ])('%j is taken: %s', (body, ok) => {
    expect(accepts(deleteAccount.body, body)).toBe(ok);
  });
});

describe('contactSupport', () => {
  const note = { kind: 'bug', message: 'The timer stands still.' };

  it.each([
    ['a note', note],
    ['lines', { ...note, message: 'First line.\nSecond line.' }],
    ['the longest', { ...note, message: 'a'.repeat(LIMITS.supportMessage.max) }],
    ['an address to answer to', { ...note, replyTo: 'ada@example.org' }],
    ['an empty address', { ...note, replyTo: '' }],
    ['no address', { ...note, replyTo: null }],
  ])('takes %s', (_, body) => {
    expect(z.parse(contactSupport.body, body)).toEqual(body);
  });

  it('trims the message', () => {
    expect(z.parse(contactSupport.body, { ...note, message: '  Hello there. ' }).message).toBe(
      'Hello there.',
    );
  });

  it.each([
    { ...note, kind: 'praise' },
    { ...note, message: '' },
    { ...note, message: '    a    ' },
    { ...note, message: 'a'.repeat(LIMITS.supportMessage.max + 1) },
    { ...note, message: 'Hello\u0000there' },
    { ...note, message: 'Hello\ud800there' },
    { ...note, replyTo: 'ada@example.org\r\nBcc: x@example.org' },
    { ...note, replyTo: 'ada' },
  ])('refuses %#', (body) => {
    expect(accepts(contactSupport.body, body)).toBe(false);
  });
});
