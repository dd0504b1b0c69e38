import { holdsAbuse } from '../names/abuse.ts';
import { optionsOf } from '../options.ts';
import { type Gate, PASSED, reject } from './gate.ts';

/** No abuse or pornography, plain or disguised, in question, answers, explanation or what describes the picture. */
export const inoffensive: Gate = (draft) => {
  const texts = [draft.question, ...optionsOf(draft), draft.explanation, draft.picture?.alt ?? ''];
  const found = texts.find(holdsAbuse);
  return found === undefined ? PASSED : reject('offence', `not fit for everybody: "${found}"`);
};
