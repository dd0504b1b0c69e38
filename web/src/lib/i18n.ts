import { catalogues } from 'virtual:messages';
import english from 'virtual:messages/en/common';
import { type Messages, setupI18n } from '@lingui/core';
import { useSyncExternalStore } from 'react';
import type about from '../messages/en/about.json';
import type auth from '../messages/en/auth.json';
import type categories from '../messages/en/categories.json';
import type common from '../messages/en/common.json';
import type help from '../messages/en/help.json';
import type home from '../messages/en/home.json';
import type leaderboard from '../messages/en/leaderboard.json';
import type menu from '../messages/en/menu.json';
import type notifications from '../messages/en/notifications.json';
import type profile from '../messages/en/profile.json';
import type quiz from '../messages/en/quiz.json';
import type results from '../messages/en/results.json';
import type store from '../messages/en/store.json';
import type support from '../messages/en/support.json';
import type workshop from '../messages/en/workshop.json';

type Areas = {
  about: typeof about;
  auth: typeof auth;
  categories: typeof categories;
  common: typeof common;
  help: typeof help;
  home: typeof home;
  leaderboard: typeof leaderboard;
  menu: typeof menu;
  notifications: typeof notifications;
  profile: typeof profile;
  quiz: typeof quiz;
  results: typeof results;
  store: typeof store;
  support: typeof support;
  workshop: typeof workshop;
};

/** `area.key` of every text in messages/en. */
export type MessageKey = {
  [A in keyof Areas]: `${A}.${Extract<keyof Areas[A], string>}`;
}[keyof Areas];

/** A part of the texts, loaded with the screens that speak it; `common` is always there. */
export type Area = keyof Areas;
type Loaders = Record<Area, () => Promise<{ default: Messages }>>;

const SOURCE = 'en';
const loaders = catalogues as Readonly<Record<string, Loaders>>;
const loaded = new Set<Area>(['common']);

const i18n = setupI18n({
  locale: SOURCE,
  messages: { en: english },
  missing: (_, id) => {
    // A screen that forgot to load its texts must be noticed while it is written.
    if (import.meta.env.DEV) throw new Error(`The text ${id} is not loaded.`);
    return id;
  },
});

/** The text of a key in the active language; `values` fill its ICU placeholders and choose its plurals. */
export function t(key: MessageKey, values?: Record<string, string | number>): string {
  return i18n._(key, values);
}

/** A number as people of the active language write it. */
export function formatNumber(value: number, options?: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(i18n.locale, options).format(value);
}

/** A distance in time as people of the active language say it: "in 2 days", "3 hours ago". */
export function formatDistance(value: number, unit: Intl.RelativeTimeFormatUnit): string {
  return new Intl.RelativeTimeFormat(i18n.locale, { numeric: 'auto' }).format(value, unit);
}

/** The day of a moment (ms) as people of the active language write it. */
export function formatDate(moment: number): string {
  return new Intl.DateTimeFormat(i18n.locale, { dateStyle: 'medium' }).format(moment);
}

/** Several things in one sentence: "a, b, and c". */
export function formatList(items: readonly string[]): string {
  return new Intl.ListFormat(i18n.locale, { type: 'conjunction' }).format(items);
}

async function load(locale: string, areas: Iterable<Area>): Promise<Messages> {
  const parts = await Promise.all([...areas].map((area) => loaders[locale]?.[area]()));
  return Object.assign({}, ...parts.map((part) => part?.default)) as Messages;
}

/** Makes the texts of some areas ready in the active language. */
export async function loadTexts(...areas: readonly Area[]): Promise<void> {
  const fresh = areas.filter((area) => !loaded.has(area));
  if (fresh.length === 0) return;
  const { locale } = i18n;
  i18n.load(locale, await load(locale, fresh));
  for (const area of fresh) loaded.add(area);
}

/** Switches to a language, with all that is loaded by now; everything under a `useLocale` reader renders anew. */
export async function activateLocale(locale: string): Promise<void> {
  if (locale === i18n.locale) return;
  i18n.loadAndActivate({ locale, messages: await load(locale, loaded) });
  document.documentElement.lang = locale;
}

/** The first of the wanted languages (as the browser lists them) that there are texts in. */
export function bestLocale(wanted: readonly string[]): string {
  const known = wanted.map((tag) => tag.split('-')[0] ?? tag).find((language) => language in loaders);
  return known ?? SOURCE;
}

/** The active language. Used as the `key` of the routes, so that a switch reaches every text. */
export function useLocale(): string {
  return useSyncExternalStore(
    (onChange) => i18n.on('change', onChange),
    () => i18n.locale,
  );
}
