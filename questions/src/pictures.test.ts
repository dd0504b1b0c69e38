import { describe, expect, it } from 'vitest';
import { loadLibrary } from './library/read-library.ts';
import { pictureSvg } from './pictures.ts';

describe('pictures', () => {
  it('do not name what they show', async () => {
    for (const code of ['jp', 'gb', 'br', 'es']) {
      const svg = await pictureSvg(`flags/${code}`);
      expect(svg).toMatch(/^<svg/u);
      expect(svg).not.toMatch(/flag-icons|<title|<script/u);
    }
  });

  it('keep their references', async () => {
    const svg = (await pictureSvg('flags/gb')) ?? '';
    const ids = new Set([...svg.matchAll(/\bid="([^"]+)"/gu)].map((m) => m[1]));
    for (const [, aim] of svg.matchAll(/(?:href="|url\()#([^")]+)/gu)) expect(ids).toContain(aim);
  });

  it('are missing where there is none', async () => {
    expect(await pictureSvg('flags/zz')).toBeUndefined();
    expect(await pictureSvg('drawings/none')).toBeUndefined();
  });

  it('exist for every question of the library that names one', async () => {
    const questions = (await loadLibrary()).files.flatMap((file) => file.questions);
    for (const { id, picture } of questions) {
      if (picture) expect([id, (await pictureSvg(picture.file))?.slice(0, 4)]).toEqual([id, '<svg']);
    }
  });
});
