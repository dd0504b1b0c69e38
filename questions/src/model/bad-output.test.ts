import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type Draft, draft } from '../draft.ts';
import { judgeDraft } from '../gates/judge.ts';
import { makeDraft } from '../make-draft.ts';
import { BAD_QUESTIONS, CANARY_KEY } from './bad-questions.ts';
import { type FakeModel, startFakeModel } from './fake-model.ts';
import { makeRequest, moonDrafts } from './make-request.ts';
import { batchOf, quizModel } from './quiz-model.ts';
import { writeWithModel } from './write-with-model.ts';

let model: FakeModel;
beforeAll(async () => {
  model = await startFakeModel();
});
afterAll(() => model.close());

const [good, later] = moonDrafts(2);
const goodText = JSON.stringify(good);

/** Lets an accomplice of its own questions write these texts. */
async function write(texts: readonly string[], before: readonly Draft[] = []) {
  model.play(quizModel(texts));
  const settings = { baseUrl: model.baseUrl, apiKey: CANARY_KEY, model: 'fake' };
  const outcome = await writeWithModel(settings, makeRequest({ before, wanted: 9, limits: { maxCalls: 4 } }));
  for (const [i, question] of outcome.questions.entries()) {
    expect(z.parse(draft, question)).toEqual(question);
    const accepted = [...before, ...outcome.questions.slice(0, i)];
    expect(judgeDraft(question, { accepted })).toEqual({ ok: true });
  }
  return outcome;
}

describe('a bad question', () => {
  it.each(BAD_QUESTIONS)('is turned away and costs only itself: %s (%s)', async (_, reason, bad) => {
    const { questions, rejected } = await write([batchOf(good, bad, later)]);
    expect(questions).toEqual([good, later]);
    expect(rejected).toEqual({ [reason]: 1 });
  });

  it('is known in more than a hundred kinds', () => {
    expect(new Set(BAD_QUESTIONS.map(([name]) => name)).size).toBe(BAD_QUESTIONS.length);
    expect(BAD_QUESTIONS.length).toBeGreaterThan(100);
  });
});

describe('a question that exists', () => {
  const again = makeDraft({ question: 'On which planet is the Great Red Spot?' });
  it.each<[string, Draft[], Draft[], Draft[]]>([
    ['in the same words', [makeDraft()], [makeDraft()], []],
    ['in other words', [makeDraft()], [again], []],
    ['twice in one batch', [], [again, again], [again]],
    ['ten times in one batch', [], Array.from({ length: 10 }, () => again), [again]],
  ])('is not taken again: %s', async (_, before, drafts, kept) => {
    const { questions } = await write([batchOf(...drafts, good)], before);
    expect(questions).toEqual([...kept, good]);
  });

  it('is not taken again in a later batch', async () => {
    const { questions, rejected } = await write([batchOf(good), batchOf(good, later)]);
    expect(questions).toEqual([good, later]);
    expect(rejected).toEqual({ near_duplicate: 1 });
  });
});

describe('a weak model', () => {
  it.each<[string, string]>([
    ['a fence', `\`\`\`json\n{"questions": [${goodText}]}\n\`\`\``],
    ['a fence without a name', `\`\`\`\n{"questions": [${goodText}]}\n\`\`\``],
    ['a fence that never ends', `\`\`\`json\n{"questions": [${goodText}]}`],
    ['prose around it', `Here are "your" questions:\n{"questions": [${goodText}]}\nEnjoy { them }!`],
    ['a list instead of an object', `[${goodText}]`],
    ['a list in prose', `Here: [${goodText}]`],
    ['one question alone', goodText],
    ['one question on each line', `${goodText}\n{"question": "broken\n`],
    ['another name for the list', `{"quiz": [${goodText}]}`],
    ['an object instead of a list', `{"questions": {"1": ${goodText}}}`],
    ['a thought before it', `<think>Maybe {"questions": []}?</think>{"questions": [${goodText}]}`],
    ['a byte order mark', `\ufeff{"questions": [${goodText}]}`],
    ['an answer that was cut off', `{"refused": false, "questions": [${goodText}, {"question": "Which pl`],
    ['an answer cut inside an escape', `{"questions": [${goodText}, {"question": "Which \\u00`],
    ['a text without its end', `{"questions": [\n{"question": "Which?},\n${goodText}]}`],
    ['a comma too many', `{"questions": [${goodText},],}`],
    ['no comma between', `{"questions": [${goodText} ${goodText}]}`],
    ['bare NaN', `{"questions": [${goodText}, {"question": "What?", "difficulty": NaN}]}`],
    ['single quotes beside it', `{"questions": [{'question': 'What is it?'}, ${goodText}]}`],
    ['a comment', `{"questions": [\n// the first\n${goodText}]}`],
    ['a prototype beside it', `{"__proto__": {"refused": true}, "questions": [${goodText}]}`],
    [
      'a field too many',
      JSON.stringify({ questions: [{ ...good, hint: 'x', id: 1, __proto: 2 }], note: 'hi' }),
    ],
    [
      'a picture',
      JSON.stringify({ questions: [{ ...good, picture: { file: 'flags/fr', alt: 'A flag of France' } }] }),
    ],
    ['a picture from afar', JSON.stringify({ questions: [{ ...good, picture: 'http://127.0.0.1/x.png' }] })],
    ['a timer', JSON.stringify({ questions: [{ ...good, timer: 60 }] })],
    ['numbers as text', JSON.stringify({ questions: [{ ...good, difficulty: '2' }] })],
    [
      'all four options as others',
      JSON.stringify({ questions: [{ ...good, others: [good?.answer, ...(good?.others ?? [])] }] }),
    ],
    ['blanks around', JSON.stringify({ questions: [{ ...good, answer: ` ${good?.answer} ` }] })],
    ['deep nesting beside it', `{"questions": [${goodText}, ${'['.repeat(50_000)}${']'.repeat(50_000)}]}`],
  ])('is understood with %s', async (_, text) => {
    const { questions } = await write([text]);
    expect(questions).toEqual([good]);
    expect(Object.keys(questions[0] ?? {})).not.toContain('picture');
  });

  it('may mix good and bad numbers as options', async () => {
    const sum = {
      question: 'How many legs do three spiders have together?',
      answer: 24,
      others: [18, 30, 36],
      explanation: 'Spiders have eight each, two more than insects, which makes them arachnids.',
      difficulty: 2,
    };
    const { questions } = await write([batchOf(sum)]);
    expect(questions).toEqual([{ ...sum, answer: '24', others: ['18', '30', '36'] }]);
  });

  it('is not read beyond what was asked for', async () => {
    const flood = Array.from({ length: 5_000 }, () => ({}));
    const { questions, rejected } = await write([batchOf(...flood, good), batchOf(later)]);
    expect(questions).toEqual([later]);
    expect(rejected.malformed).toBeLessThan(50);
  });
});

describe('nonsense', () => {
  it.each<[string, string]>([
    ['nothing', ''],
    ['blanks', ' \n\t '],
    ['prose', 'The planets are a fascinating subject. Let me tell you about them.'],
    ['an excuse', "I'm sorry, but I can't help with that."],
    ['null', 'null'],
    ['true', 'true'],
    ['a number', '42'],
    ['NaN', 'NaN'],
    ['a text in JSON', '"questions"'],
    ['an empty object', '{}'],
    ['an empty list', '[]'],
    ['no questions', '{"questions": []}'],
    ['questions null', '{"questions": null}'],
    ['questions a text', '{"questions": "none"}'],
    ['questions a number', '{"questions": 3}'],
    ['a list of lists', '[[[[]]]]'],
    ['refused by half', '{"refused": "maybe"}'],
    ['refused false', '{"refused": false}'],
    ['an open brace', '{'],
    ['a closing brace', '}'],
    ['an open string', '{"questions": ["'],
    ['a thought without end', `<think>${goodText}`],
    ['XML', '<questions><question>Which?</question></questions>'],
    ['YAML', 'questions:\n  - question: Which planet?\n    answer: Jupiter'],
    ['CSV', 'question,answer\nWhich planet?,Jupiter'],
    ['a call of a tool', '{"tool": "fetch", "arguments": {"url": "http://127.0.0.1/"}}'],
    ['a page', '<!doctype html><title>Not found</title>'],
    ['a long run', 'a'.repeat(500_000)],
    ['a hundred thousand braces', `${'{'.repeat(100_000)}${goodText}`],
    ['braces within braces', '{"a":'.repeat(30_000) + '}'.repeat(30_000)],
    ['the shape itself', '{"type": "object", "properties": {"questions": {"type": "array"}}}'],
    [
      'the example',
      '{"refused": false, "questions": [{"question": "...", "answer": "the right option", "others": ["wrong", "wrong", "wrong"], "explanation": "...", "difficulty": 4}]}',
    ],
    ['a prototype', '{"__proto__": {"questions": [1]}}'],
    ['bytes', '\ufffd\ufffd\u0001\u0002'],
  ])('gives nothing, and the next batch is taken: %s', async (_, text) => {
    const { questions } = await write([text, batchOf(later)]);
    expect(questions).toEqual([later]);
  });
});

describe('two right answers', () => {
  it('are for the second reading to see', async () => {
    const two = makeDraft({
      question: 'Which of these worlds is bigger than the Earth?',
      answer: 'Jupiter',
      others: ['Saturn', 'Mars', 'Venus'],
    });
    model.play(
      quizModel([batchOf(two, good)], (one, said) =>
        one.question === two.question ? { ...said, letter: 'several' } : said,
      ),
    );
    const settings = { baseUrl: model.baseUrl, apiKey: undefined, model: 'fake' };
    const { questions, rejected } = await writeWithModel(settings, makeRequest({ wanted: 1 }));
    expect(questions).toEqual([good]);
    expect(rejected).toEqual({ unsure: 1 });
  });
});
