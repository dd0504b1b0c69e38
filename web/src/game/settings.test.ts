import { describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS, parseSettings } from './settings.ts';

describe('parseSettings', () => {
  it('has the defaults of the specification', () => {
    expect(DEFAULT_SETTINGS).toMatchObject({
      notifications: true,
      sounds: true,
      vibration: true,
      autoPlay: false,
    });
  });

  it.each([[null], ['broken'], [7], [[]]])('takes %j for nothing stored', (stored) => {
    expect(parseSettings(stored)).toEqual(DEFAULT_SETTINGS);
  });

  it('keeps what is a switch and drops the rest', () => {
    const stored = { sounds: false, autoPlay: 'yes', unknown: true };
    expect(parseSettings(stored)).toEqual({ ...DEFAULT_SETTINGS, sounds: false });
  });
});
