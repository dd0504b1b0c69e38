/** What a part of a topic is asked about; a topic may have several. */
export type Part =
  /** Everything below, in the domain of, and part of one dictionary entry; `about` narrows it to definitions with that word. */
  | { readonly kind: 'entry'; readonly id: number; readonly about?: readonly string[] }
  /** Everything whose definition mentions a proper name, or a common word near its beginning. */
  | { readonly kind: 'mention'; readonly phrase: string }
  | { readonly kind: 'pack'; readonly slug: string }
  /** A collection with templates of its own, such as 'capitals' of a region or a country. */
  | { readonly kind: 'collection'; readonly name: string; readonly place?: string };

/** A subject for a quiz: its name for people and where its facts come from. */
export type Topic = { readonly name: string; readonly parts: readonly Part[] };

/** One of several meanings of a name; `sense` is what the caller hands back to choose it. */
export type Choice = { readonly sense: string; readonly label: string };

/** What a name was taken for. `interpretation` is a short line for the player. */
export type Resolution =
  | { readonly status: 'ok'; readonly topic: Topic; readonly interpretation: string }
  | { readonly status: 'ambiguous'; readonly choices: readonly Choice[]; readonly interpretation: string }
  | { readonly status: 'unknown' | 'refused'; readonly reason: string; readonly nearest: readonly string[] };
