import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FakeModel, type Reply, refuses, says, startFakeModel } from './fake-model.ts';
import type { ModelRequest } from './harvest.ts';
import { makeRequest, moonDrafts } from './make-request.ts';
import { batchOf, quizModel } from './quiz-model.ts';
import { writeWithModel } from './write-with-model.ts';

const KEY = 'canary-key-5c1e';
const [good] = moonDrafts(1);
let model: FakeModel;
beforeAll(async () => {
  model = await startFakeModel();
});
afterAll(() => model.close());

const write = (change: Partial<ModelRequest> = {}) =>
  writeWithModel(
    { baseUrl: model.baseUrl, apiKey: KEY, model: 'fake' },
    makeRequest({ wanted: 1, ...change }),
  );

describe('a service that understands less', () => {
  const isStructured = (body: object) => 'response_format' in body;

  it.each([400, 422])('is asked for plain text after %i, for the rest of the job', async (status) => {
    const drafts = moonDrafts(2);
    const sound = quizModel([`Here you are:\n\`\`\`json\n${batchOf(drafts[0])}\n\`\`\``, batchOf(drafts[1])]);
    model.play((received, n) => (isStructured(received.body) ? refuses(status) : sound(received, n)));
    expect(await write({ wanted: 2 })).toMatchObject({ questions: drafts, stopped: 'enough' });
    expect(model.received.map(({ body }) => isStructured(body))).toEqual([true, false, false, false, false]);
  });

  it('is told the bound of its answer by the name it knows', async () => {
    const sound = quizModel([batchOf(good)]);
    model.play((received, n) =>
      'max_tokens' in received.body ? refuses(400, {}, 'Unknown max_tokens') : sound(received, n),
    );
    expect((await write()).stopped).toBe('enough');
    expect(model.received[1]?.body).toHaveProperty('max_completion_tokens');
    expect(model.received[1]?.body).toHaveProperty('response_format');
  });

  it('is given up when it refuses even the least', async () => {
    model.play(() => refuses(400));
    expect((await write()).stopped).toBe('unreachable');
    model.play(() => refuses(400, {}, 'max_tokens'));
    expect((await write()).stopped).toBe('unreachable');
    expect(model.received).toHaveLength(4);
  });

  it.each<[string, Reply]>([
    [
      'a filter in the answer',
      says('', { choices: [{ message: { content: '' }, finish_reason: 'content_filter' }] }),
    ],
    ['a filter before the answer', refuses(400, {}, 'content_filter')],
    [
      'a refusal',
      says(null, {
        choices: [{ message: { content: null, refusal: 'No.' }, finish_reason: 'content_filter' }],
      }),
    ],
  ])('may refuse by itself: %s', async (_, reply) => {
    model.play(() => reply);
    expect(await write()).toMatchObject({ questions: [], stopped: 'refused' });
  });
});
