import { describe, expect, it } from 'vitest';
import { type GoState, goStep } from './go-keys.ts';
import type { Key } from './keys.ts';

const makeKey = (key: string, more: Partial<Key> = {}): Key => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  isComposing: false,
  repeat: false,
  at: 'page',
  ...more,
});

/** Where keys pressed one after the other lead in the end. */
function press(keys: readonly Key[], everyMs = 100): string | null {
  let state: GoState = null;
  let to: string | null = null;
  keys.forEach((key, index) => {
    ({ state, to } = goStep(state, key, index * everyMs));
  });
  return to;
}

describe('goStep', () => {
  it.each([
    ['h', '/'],
    ['c', '/categories'],
    ['l', '/leaderboard'],
    ['P', '/profile'],
    ['x', null],
    ['constructor', null],
  ])('G and %s lead to %s', (key, to) => {
    expect(press([makeKey('g'), makeKey(key)])).toBe(to);
  });

  it('needs the G, and soon', () => {
    expect(press([makeKey('h')])).toBeNull();
    expect(press([makeKey('g'), makeKey('h')], 2000)).toBeNull();
    expect(press([makeKey('g'), makeKey('x'), makeKey('h')])).toBeNull();
  });

  it.each<[string, Partial<Key>]>([
    ['with Ctrl', { ctrlKey: true }],
    ['in a text field', { at: 'text' }],
    ['while composing', { isComposing: true }],
    ['held down', { repeat: true }],
  ])('leaves keys alone %s', (_, more) => {
    expect(press([makeKey('g', more), makeKey('h')])).toBeNull();
    expect(press([makeKey('g'), makeKey('h', more)])).toBeNull();
  });
});
