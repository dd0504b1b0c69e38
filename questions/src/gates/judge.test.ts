import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeDraft } from '../make-draft.ts';
import { REASONS } from './gate.ts';
import { GATES, judgeDraft, rejectionsOf, sift } from './judge.ts';

describe('GATES', () => {
  it('stand in the order of the reasons, one for each', () => {
    expect(Object.keys(GATES)).toEqual([...REASONS]);
  });
});

describe('judgeDraft and rejectionsOf', () => {
  it('have nothing against a sound draft', () => {
    expect(judgeDraft(makeDraft())).toEqual({ ok: true });
    expect(rejectionsOf(makeDraft())).toEqual([]);
  });

  it('name the first thing that is wrong, and everything', () => {
    const bad = makeDraft({
      question: 'Which planet of Jupiter is currently the largest?',
      others: ['jupiter', 'All of the above', 'Mars'],
    });
    expect(rejectionsOf(bad).map((r) => r.reason)).toEqual([
      'duplicate_option',
      'meta_option',
      'length_balance',
      'leak',
      'stale',
    ]);
    expect(judgeDraft(bad)).toEqual(rejectionsOf(bad)[0]);
  });

  it('answer any text with a judgement of a known reason, and the same twice', () => {
    const anyUnit = fc.nat({ max: 0xffff }).map((unit) => String.fromCharCode(unit));
    const text = fc.oneof(fc.string({ unit: anyUnit, maxLength: 80 }), fc.lorem({ maxCount: 12 }));
    const anyDraft = fc.record({
      question: text,
      answer: text,
      others: fc.tuple(text, text, text),
      explanation: text,
      difficulty: fc.integer({ min: 1, max: 10 }),
    });
    fc.assert(
      fc.property(anyDraft, anyDraft, (draft, other) => {
        const context = { accepted: [other] };
        const first = rejectionsOf(draft, context);
        expect(rejectionsOf(structuredClone(draft), context)).toEqual(first);
        expect(first.every((r) => REASONS.includes(r.reason) && r.detail !== '')).toBe(true);
        expect(judgeDraft(draft, context).ok).toBe(first.length === 0);
      }),
    );
  });

  it('are done with hostile text in no time', () => {
    const hostile = [
      'ever '.repeat(400),
      'a'.repeat(20_000),
      '1,'.repeat(10_000),
      'as of '.repeat(3_000),
      "'s".repeat(9_000),
    ];
    // Processor time, not the clock's: a busy machine is no slow pattern.
    const start = process.cpuUsage();
    for (const question of hostile) {
      rejectionsOf(makeDraft({ question: `most ${question}`, explanation: question }));
    }
    const { user } = process.cpuUsage(start);
    expect(user / 1_000).toBeLessThan(2_000);
  });
});

describe('sift', () => {
  const spot = makeDraft();
  const again = makeDraft({ question: 'On which planet is the Great Red Spot?' });
  const leaky = makeDraft({ question: 'Which planet is named after the god Jupiter of Rome?' });
  const moon = makeDraft({
    question: 'Which moon is the largest of the Solar System?',
    answer: 'Ganymede',
    others: ['Titan', 'Callisto', 'Europa'],
    explanation: 'It is wider than Mercury, though it has less than half of its mass.',
  });

  it('takes the sound ones in their order, each beside those taken before', () => {
    const { accepted, rejected } = sift([leaky, spot, again, moon]);
    expect(accepted).toEqual([spot, moon]);
    expect(rejected.map((r) => [r.draft, r.rejections.map((x) => x.reason)])).toEqual([
      [leaky, ['leak']],
      [again, ['near_duplicate']],
    ]);
  });

  it('knows what the set held before', () => {
    expect(sift([again, moon], [spot]).accepted).toEqual([moon]);
  });
});
