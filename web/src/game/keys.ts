/** What a key does in the quiz. */
export type QuizAction =
  | { readonly type: 'answer'; readonly index: number }
  | { readonly type: 'next' | 'like' | 'dislike' | 'report' | 'mute' | 'leave' | 'help' };

/** The part of a keyboard event that decides. */
export type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing' | 'repeat'> & {
  /** Where the key was pressed: text takes every key, a control takes Enter and Space. */
  readonly at: 'page' | 'control' | 'text';
};

const LETTERS: Record<string, QuizAction> = {
  l: { type: 'like' },
  k: { type: 'dislike' },
  f: { type: 'report' },
  m: { type: 'mute' },
  '?': { type: 'help' },
};

// 1-4 and A-D, in the order of the answers.
function answerIndex(key: string): number {
  const digit = '1234'.indexOf(key);
  return digit >= 0 ? digit : 'abcd'.indexOf(key);
}

/**
 * What a key means in the quiz, or null when it is not ours: with Ctrl, Meta or Alt, in a text field, while an
 * input method composes, or held down. `singleKeys` is the switch of WCAG 2.1.4; Enter, Space and Escape are
 * no characters and stay.
 */
export function quizAction(key: Key, singleKeys: boolean): QuizAction | null {
  if (key.ctrlKey || key.metaKey || key.altKey || key.isComposing || key.repeat || key.at === 'text')
    return null;
  if (key.key === 'Escape') return { type: 'leave' };
  if (key.key === 'Enter' || key.key === ' ') return key.at === 'page' ? { type: 'next' } : null;
  if (!singleKeys || key.key.length !== 1) return null;
  const name = key.key.toLowerCase();
  const index = answerIndex(name);
  return index >= 0 ? { type: 'answer', index } : (LETTERS[name] ?? null);
}

const TEXT = 'input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable="true"]';
const CONTROL = 'button, a[href], input, [role="radio"], [role="tab"], summary';

/** Where a key was pressed. An answer that is locked takes no key any more, so it counts as the page. */
export function placeOf(target: EventTarget | null): Key['at'] {
  if (!(target instanceof Element)) return 'page';
  if (target.closest(TEXT)) return 'text';
  const control = target.closest(CONTROL);
  return control && control.getAttribute('aria-disabled') !== 'true' ? 'control' : 'page';
}
