import { afterEach, describe, expect, it, vi } from 'vitest';
import { readFlag, readJson, readText, remove, setFlag, writeJson, writeText } from './storage.ts';

function memory(): Storage {
  const map = new Map<string, string>();
  return {
    get length() {
      return map.size;
    },
    clear: () => map.clear(),
    key: (index) => [...map.keys()][index] ?? null,
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
  };
}

afterEach(() => vi.unstubAllGlobals());

describe('storage', () => {
  it('reads back what was written, and a broken value as a missing one', () => {
    vi.stubGlobal('localStorage', memory());
    writeJson('user', { alias: 'Ada' });
    expect(readJson('user')).toEqual({ alias: 'Ada' });
    writeText('user', '{');
    expect(readJson('user')).toBeNull();
    remove('user');
    expect(readText('user')).toBeNull();
  });

  it('works without storage: nothing is kept and nothing breaks', () => {
    vi.stubGlobal('localStorage', undefined);
    vi.stubGlobal('sessionStorage', undefined);
    writeText('token', 't');
    setFlag('splashShown');
    expect(readText('token')).toBeNull();
    expect(readFlag('splashShown')).toBe(false);
  });
});
