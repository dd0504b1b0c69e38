import type { Entry } from './entry.ts';
import type { Pack } from './pack-file.ts';

/** One meaning of a word: `rank` 1 is the commonest, `tags` counts it in tagged texts. */
export type Sense = { readonly entry: number; readonly rank: number; readonly tags: number };

/** A member state of the United Nations. Lists are empty where the source has nothing. Area in km². */
export type Country = {
  readonly code: string;
  readonly name: string;
  readonly capitals: readonly string[];
  readonly region: string;
  readonly subregion: string;
  readonly area: number;
  readonly landlocked: boolean;
  /** Codes of the neighbours. */
  readonly borders: readonly string[];
  readonly languages: readonly string[];
  readonly currencies: readonly string[];
  readonly demonym: string;
  /** The country's name in other languages. */
  readonly natives: readonly string[];
};
/** `country` is the code of its country. */
export type City = { readonly name: string; readonly country: string; readonly population: number };

export type Element = {
  readonly number: number;
  readonly symbol: string;
  readonly name: string;
  readonly mass: number | null;
};
export type CssProperty = { readonly name: string; readonly initial: string; readonly inherited: boolean };
export type Emoji = { readonly character: string; readonly name: string; readonly group: string };
export type HttpStatus = { readonly code: number; readonly text: string };
/** Collections of records that are read as a whole. */
export type Records = {
  readonly element: readonly Element[];
  readonly css: readonly CssProperty[];
  readonly emoji: readonly Emoji[];
  readonly http: readonly HttpStatus[];
  readonly pack: readonly Pack[];
};

export type LinkKind = 'hyponym' | 'part' | 'domain';

/** Where the writer's facts come from. All reads are synchronous and pure: the same call gives the same answer. */
export type FactSource = {
  /** Meanings of a word or phrase, commonest first; the key is that of `keyOf`. */
  senses(key: string): Sense[];
  /** The entries that exist of these, in no particular order. */
  entries(ids: readonly number[]): Entry[];
  /** Ids below an entry by one kind of link, itself left out, down to so many steps. */
  below(id: number, kind: LinkKind, depth: number): number[];
  /** Ids of all wider terms, up to the root. */
  above(id: number): number[];
  /** Usable entries whose definition holds this phrase, at most `limit`. */
  mentions(phrase: string, limit: number): number[];
  /** What a curated name stands for. */
  alias(key: string): { name: string; target: string } | undefined;
  /** Names of the curated topics that a name is near to, though it is not the same thing; in the order of the table. */
  near(key: string): string[];
  /** Every curated key with the name it is shown by. */
  aliases(): { key: string; name: string }[];
  /** Words of the dictionary that begin with a letter pair and have a length in a range. */
  keysLike(start: string, from: number, to: number): string[];
  countries(): Country[];
  /** Cities of one country, or of all with at least so many inhabitants, most populous first. */
  cities(where: { country: string } | { atLeast: number }): City[];
  records<K extends keyof Records>(kind: K): Records[K];
};
