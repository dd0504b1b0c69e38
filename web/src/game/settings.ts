import { createStore } from 'zustand/vanilla';
import { readJson, writeJson } from '../lib/storage.ts';

/** The switches of the menu, kept in this browser (specification 2 and 9). */
export type Settings = {
  readonly notifications: boolean;
  readonly sounds: boolean;
  readonly vibration: boolean;
  readonly autoPlay: boolean;
  readonly dataSaver: boolean;
  readonly offlineMode: boolean;
  readonly analytics: boolean;
  /** Whether single letters and digits act in the quiz (WCAG 2.1.4). */
  readonly singleKeys: boolean;
};

export const DEFAULT_SETTINGS: Settings = {
  notifications: true,
  sounds: true,
  vibration: true,
  autoPlay: false,
  dataSaver: false,
  offlineMode: false,
  analytics: true,
  singleKeys: true,
};

type Device = { readonly connection?: { readonly saveData?: boolean } };

/** The defaults on this device: who asks the browser to save data need not ask again here. */
export function defaultsOf(device: Device | undefined): Settings {
  return { ...DEFAULT_SETTINGS, dataSaver: device?.connection?.saveData === true };
}

/** Settings from whatever was stored: a missing or broken value is its default. */
export function parseSettings(stored: unknown, defaults: Settings = DEFAULT_SETTINGS): Settings {
  const found = typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {};
  return Object.fromEntries(
    Object.entries(defaults).map(([name, value]) => {
      const own = found[name];
      return [name, typeof own === 'boolean' ? own : value];
    }),
  ) as Settings;
}

/** The player's settings; every change is stored under `appSettings`. */
export const settings = createStore<Settings>(() =>
  parseSettings(readJson('appSettings'), defaultsOf(globalThis.navigator as Device | undefined)),
);

settings.subscribe((state) => writeJson('appSettings', state));

export function changeSetting(name: keyof Settings, value: boolean): void {
  settings.setState({ [name]: value });
}
