import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../src/messages');

const areas = readdirSync(ROOT).flatMap((locale) =>
  readdirSync(join(ROOT, locale)).map((file) => [locale, file] as const),
);

describe('messages', () => {
  it.each(areas)('%s/%s: every text is valid ICU and says something', (locale, file) => {
    const texts = JSON.parse(readFileSync(join(ROOT, locale, file), 'utf8')) as Record<string, unknown>;
    for (const [key, text] of Object.entries(texts)) {
      expect(text, key).toSatisfy((value) => typeof value === 'string' && value.trim() !== '');
      expect(() => compileMessageOrThrow(String(text)), key).not.toThrow();
    }
  });
});
