import { describe, expect, it } from 'vitest';
import { type Key, quizAction } from './keys.ts';

const press = (key: string, change: Partial<Key> = {}, singleKeys = true) =>
  quizAction(
    {
      key,
      ctrlKey: false,
      metaKey: false,
      altKey: false,
      isComposing: false,
      repeat: false,
      at: 'page',
      ...change,
    },
    singleKeys,
  );

describe('quizAction', () => {
  it.each([
    ['1', 0],
    ['4', 3],
    ['a', 0],
    ['D', 3],
  ])('%s answers', (key, index) => expect(press(key)).toEqual({ type: 'answer', index }));

  it.each([
    ['Enter', 'next'],
    [' ', 'next'],
    ['l', 'like'],
    ['K', 'dislike'],
    ['f', 'report'],
    ['m', 'mute'],
    ['?', 'help'],
    ['Escape', 'leave'],
  ])('%s is %s', (key, type) => expect(press(key)).toEqual({ type }));

  it.each(['5', 'e', 'Tab', 'ArrowDown', 'F1', 'Dead', ''])('%s is not ours', (key) =>
    expect(press(key)).toBeNull(),
  );

  it('leaves keys with Ctrl, Meta or Alt, held keys and unfinished characters alone', () => {
    for (const change of [
      { ctrlKey: true },
      { metaKey: true },
      { altKey: true },
      { repeat: true },
      { isComposing: true },
    ]) {
      expect(press('a', change)).toBeNull();
    }
  });

  it('leaves every key to a text field', () => {
    for (const key of ['a', '1', 'Enter', 'Escape']) expect(press(key, { at: 'text' })).toBeNull();
  });

  it('leaves Enter and Space to the control that has the focus, but no letters', () => {
    expect(press('Enter', { at: 'control' })).toBeNull();
    expect(press(' ', { at: 'control' })).toBeNull();
    expect(press('b', { at: 'control' })).toEqual({ type: 'answer', index: 1 });
  });

  it('keeps Enter, Space and Escape when single keys are off', () => {
    for (const key of ['a', '1', 'm', '?']) expect(press(key, {}, false)).toBeNull();
    expect(press('Enter', {}, false)).toEqual({ type: 'next' });
    expect(press('Escape', {}, false)).toEqual({ type: 'leave' });
  });
});
