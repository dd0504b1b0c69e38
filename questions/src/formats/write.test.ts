import { expect, test } from 'vitest';
import { makeDraft } from '../make-draft.ts';
import { formatOf } from './detect.ts';
import { FORMATS } from './format.ts';
import { readQuestions } from './read.ts';
import { writeQuestions } from './write.ts';

test.each(FORMATS)(
  '%s: pictures are left out and counted, and the file is known again by its name',
  async (format) => {
    const flag = makeDraft({ picture: { file: 'flags/fr', alt: 'Three stripes, side by side' } });
    const written = await writeQuestions([flag, makeDraft(), flag], format);
    expect(written.skipped).toBe(2);
    expect(formatOf(`quiz.${written.extension}`, written.bytes)).toBe(format);
    expect(await readQuestions(written.bytes, format)).toMatchObject({ ok: true, questions: [{}] });
  },
);

test.each(FORMATS)('%s: nothing to write is a file without questions', async (format) => {
  const { bytes } = await writeQuestions([], format);
  expect(await readQuestions(bytes, format)).toMatchObject({ ok: false, problems: [{ row: 0 }] });
});
