import type { JSONSchema7 } from 'ai';

/** A shape as the service is told it. Every field is required and none may be added: strict services ask for both. */
function shape(properties: Record<string, JSONSchema7>): JSONSchema7 {
  return { type: 'object', properties, required: Object.keys(properties), additionalProperties: false };
}

const TEXT: JSONSchema7 = { type: 'string' };
const WHOLE: JSONSchema7 = { type: 'integer' };
const YES_NO: JSONSchema7 = { type: 'boolean' };

const QUESTION = shape({
  question: TEXT,
  answer: TEXT,
  others: { type: 'array', items: TEXT },
  explanation: TEXT,
  difficulty: WHOLE,
});

/**
 * What the model is asked to write. Bounds are left out on purpose: services differ in what they understand,
 * and everything is parsed by our own schema afterwards.
 */
export const BATCH_SHAPE = {
  name: 'quiz_questions',
  schema: shape({ refused: YES_NO, questions: { type: 'array', items: QUESTION } }),
};

/** What the model is asked to give when it answers questions without their key. */
export const ANSWERS_SHAPE = {
  name: 'quiz_answers',
  schema: shape({
    answers: { type: 'array', items: shape({ number: WHOLE, letter: TEXT, sure: YES_NO }) },
  }),
};

export type Shape = { readonly name: string; readonly schema: JSONSchema7 };
