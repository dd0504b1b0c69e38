import { describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS, defaultsOf, parseSettings } from './settings.ts';

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

  it('saves data from the start where the browser asks for it, until the player says otherwise', () => {
    const defaults = defaultsOf({ connection: { saveData: true } });
    expect(parseSettings(null, defaults).dataSaver).toBe(true);
    expect(parseSettings({ dataSaver: false }, defaults).dataSaver).toBe(false);
    expect(defaultsOf(undefined).dataSaver).toBe(false);
  });
});
