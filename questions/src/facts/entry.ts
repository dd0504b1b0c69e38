/** Why an entry is never the answer of a question, decided when the facts are built. '' is usable. */
export type Flaw = '' | 'offence' | 'stale' | 'fragment' | 'short' | 'unnamed';

/** A dictionary entry: one meaning with its words, ready for the writer. */
export type Entry = {
  readonly id: number;
  /** WordNet's lexicographer file: animals, persons, places. */
  readonly file: number;
  /** Whether it names one individual, such as a person or a place. */
  readonly instance: boolean;
  /** The word shown. */
  readonly lemma: string;
  /** Further names of the same thing. */
  readonly others: readonly string[];
  readonly gloss: string;
  readonly years: string;
  /** Direct wider terms. */
  readonly parents: readonly number[];
  /** About 0 (unknown) to 10 (everybody knows it). */
  readonly familiarity: number;
  /** Sum of the inverse document frequencies of the gloss: how much it says. */
  readonly idf: number;
  readonly gender: '' | 'f' | 'm';
  readonly flaw: Flaw;
  /** Rank of this meaning among those of the word shown; 1 is the commonest. */
  readonly rank: number;
};
