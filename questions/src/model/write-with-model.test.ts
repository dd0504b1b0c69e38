import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeDraft } from '../make-draft.ts';
import { EXAM_SYSTEM } from './exam.ts';
import { type FakeModel, startFakeModel } from './fake-model.ts';
import { makeRequest, moonDrafts } from './make-request.ts';
import { batchOf, quizModel } from './quiz-model.ts';
import type { ModelSettings } from './settings.ts';
import { writeWithModel } from './write-with-model.ts';

let model: FakeModel;
let settings: ModelSettings;
beforeAll(async () => {
  model = await startFakeModel();
  settings = { baseUrl: model.baseUrl, apiKey: 'canary-key-5c1e', model: 'fake' };
});
afterAll(() => model.close());

describe('writeWithModel', () => {
  it('writes, confirms and tops up until there are enough', async () => {
    const drafts = moonDrafts(6);
    model.play(quizModel([batchOf(...drafts.slice(0, 2)), batchOf(...drafts.slice(2))]));
    const told: number[] = [];
    const outcome = await writeWithModel(
      settings,
      makeRequest({ wanted: 5, onProgress: async (accepted) => void told.push(accepted.length) }),
    );
    expect(outcome).toEqual({ questions: drafts.slice(0, 5), rejected: {}, stopped: 'enough', tokens: 600 });
    expect(told).toEqual([2, 5]);
    expect(model.received.map(({ system }) => system === EXAM_SYSTEM)).toEqual([false, true, false, true]);
  });
  it('asks a service as it should be asked', async () => {
    model.play(quizModel([batchOf(...moonDrafts(5))]));
    await writeWithModel(settings, makeRequest());
    const [first] = model.received;
    expect(first?.url).toBe('/v1/chat/completions');
    expect(first?.headers.authorization).toBe('Bearer canary-key-5c1e');
    expect(first?.body).toMatchObject({ model: 'fake', response_format: { type: 'json_schema' } });
    expect(first?.body).not.toHaveProperty('tools');
    expect(JSON.stringify(first?.body)).not.toContain('canary-key');
  });

  it('needs no key', async () => {
    model.play(quizModel([batchOf(...moonDrafts(5))]));
    const outcome = await writeWithModel({ ...settings, apiKey: undefined }, makeRequest());
    expect(outcome.stopped).toBe('enough');
    expect(model.received[0]?.headers).not.toHaveProperty('authorization');
  });

  it('asks for nothing when nothing is wanted', async () => {
    model.play(quizModel([]));
    const outcome = await writeWithModel(settings, makeRequest({ wanted: 0 }));
    expect(outcome).toEqual({ questions: [], rejected: {}, stopped: 'enough', tokens: 0 });
    expect(model.received).toEqual([]);
  });

  it('tells what exists, does not take it again, and varies its batches', async () => {
    const before = [makeDraft()];
    const [first, second] = moonDrafts(2);
    model.play(quizModel([batchOf(makeDraft(), first), batchOf(first, second)]));
    const outcome = await writeWithModel(settings, makeRequest({ wanted: 2, before }));
    expect(outcome.questions).toEqual([first, second]);
    expect(outcome.rejected).toEqual({ near_duplicate: 2 });
    const [one, , two] = model.received.map(({ user }) => user);
    expect(one).toContain('Great Red Spot? Jupiter');
    expect(two).toContain('the moon Titan travel? Saturn');
    expect(one?.split('\n')[0]).not.toBe(two?.split('\n')[0]);
  });

  it('ends after two batches without anything new', async () => {
    const [first] = moonDrafts(1);
    model.play(quizModel([batchOf(), batchOf(first), batchOf(first), 'I have no more ideas.']));
    const outcome = await writeWithModel(settings, makeRequest());
    expect(outcome.questions).toEqual([first]);
    expect(outcome.rejected).toEqual({ malformed: 1, near_duplicate: 1 });
    expect(outcome.stopped).toBe('fruitless');
  });

  it.each([
    ['{"refused": true, "questions": []}'],
    ['{"refused": true}'],
    ['{"refused": "true"}'],
    ['```json\n{"refused": true}\n```'],
    [`{"refused": true, "questions": [${JSON.stringify(makeDraft())}]}`],
  ])('takes a refusal: %s', async (text) => {
    model.play(quizModel([text]));
    const outcome = await writeWithModel(settings, makeRequest());
    expect(outcome).toMatchObject({ questions: [], stopped: 'refused' });
    expect(model.received).toHaveLength(1);
  });

  it('keeps what it had when a later batch is refused', async () => {
    const [first] = moonDrafts(1);
    model.play(quizModel([batchOf(first), '{"refused": true}']));
    expect(await writeWithModel(settings, makeRequest())).toMatchObject({
      questions: [first],
      stopped: 'refused',
    });
  });

  it('asks for a longer wrong option when right ones were the longest', async () => {
    const long = makeDraft({ answer: 'Jupiter itself', others: ['Saturn', 'Neptune', 'Mercury'] });
    model.play(quizModel([]));
    await writeWithModel(settings, makeRequest({ before: [long] }));
    expect(model.received[0]?.user).toContain('let one of the wrong options be the longest');
  });
});

describe('the second reading', () => {
  const [good, bad] = moonDrafts(2);
  const isBad = ({ question }: { question: string }) => question === bad?.question;

  it('sees the options shuffled and not the key', async () => {
    model.play(quizModel([batchOf(good)]));
    const draws = [0.9, 0.1, 0.5, 0.3];
    await writeWithModel(settings, makeRequest({ wanted: 1, random: () => draws.shift() ?? 0.5 }));
    const exam = model.received[1]?.user ?? '';
    expect(exam).toContain('"A":"Neptune","B":"Jupiter","C":"Mars","D":"Saturn"');
    expect(exam).not.toContain(good?.explanation);
  });

  it.each([
    ['another letter', (letter: string) => ({ letter: letter === 'A' ? 'B' : 'A' }), 'disagreement'],
    ['none', () => ({ letter: 'none' }), 'unsure'],
    ['several', () => ({ letter: 'several' }), 'unsure'],
    ['two letters', () => ({ letter: 'A or B' }), 'unsure'],
    ['a doubt', () => ({ sure: false }), 'unsure'],
    ['a doubt in text', () => ({ sure: 'false' }), 'unsure'],
    ['no word on doubt', () => ({ sure: undefined }), 'unsure'],
    ['no letter', () => ({ letter: undefined }), 'unsure'],
    ['a number for a letter', () => ({ letter: 1 }), 'unsure'],
    ['another number', () => ({ number: 9 }), 'unsure'],
  ])('drops a question for %s', async (_, change, reason) => {
    const script = quizModel([batchOf(good, bad)], (one, said) =>
      isBad(one) ? { ...said, ...change(String(said.letter)) } : said,
    );
    model.play(script);
    const outcome = await writeWithModel(settings, makeRequest({ wanted: 1 }));
    expect(outcome.questions).toEqual([good]);
    expect(outcome.rejected).toEqual({ [reason]: 1 });
  });

  it('drops a question that is not answered, and one answered twice differently', async () => {
    model.play(quizModel([batchOf(good, bad)], (one, said) => (isBad(one) ? undefined : said)));
    expect(await writeWithModel(settings, makeRequest({ wanted: 1 }))).toMatchObject({
      questions: [good],
      rejected: { unsure: 1 },
    });
    const twice = (said: { letter: unknown }) => [said, { ...said, letter: said.letter === 'A' ? 'C' : 'A' }];
    model.play(quizModel([batchOf(good, bad)], (one, said) => (isBad(one) ? twice(said) : said)));
    expect(await writeWithModel(settings, makeRequest({ wanted: 1 }))).toMatchObject({
      questions: [good],
      rejected: { unsure: 1 },
    });
  });

  it.each(['', 'All of them are fine.', '{"answers": "A"}', '[]', 'null', '{"answers": [null, 1, "A", []]}'])(
    'confirms nothing by %j',
    async (text) => {
      const writer = quizModel([batchOf(good)]);
      const blank = quizModel([text]);
      model.play((received, n) =>
        received.system === EXAM_SYSTEM ? blank({ ...received, system: '' }, n) : writer(received, n),
      );
      const outcome = await writeWithModel(settings, makeRequest({ wanted: 1, limits: { maxCalls: 2 } }));
      expect(outcome).toMatchObject({ questions: [], rejected: { unsure: 1 }, stopped: 'budget' });
    },
  );
});
