import { LIMITS } from '@trivium/contract/limits';
import { describe, expect, it } from 'vitest';
import common from '../messages/en/common.json';
import { AVATARS } from './avatars.ts';

const texts: Record<string, string> = common;

describe('avatars', () => {
  it('there are as many as the contract knows, each with a name of its own', () => {
    expect(AVATARS).toHaveLength(LIMITS.avatars);
    const names = AVATARS.map((_, index) => texts[`avatar${index + 1}`]);
    expect(new Set(names).size).toBe(LIMITS.avatars);
    expect(names).not.toContain(undefined);
  });

  it('no path is painted twice in one layer, because paths are its keys', () => {
    for (const { under, over } of AVATARS) {
      for (const layer of [under, over]) expect(new Set(layer.map(([d]) => d)).size).toBe(layer.length);
    }
  });
});
