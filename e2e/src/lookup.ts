import { call } from './api.ts';

type Topic = { readonly name: string; readonly categoryId: string };

/** What the server says of a typed name. */
export type Lookup = {
  readonly kind: string;
  readonly message: string;
  readonly topic: Topic | null;
  readonly meanings: readonly Topic[];
  readonly nearest: readonly Topic[];
};

export function lookUp(origin: string, token: string, name: string): Promise<Lookup> {
  return call(origin, `GET /api/topics?q=${encodeURIComponent(name)}`, { token });
}

/** Words that mean several things, of which the library may have questions. */
const WORDS = 'Python Mercury Jaguar Japanese English Thor Robin Java Armstrong Swift Apple Presidents'.split(
  ' ',
);

/**
 * A word with several meanings that can be played, and their names.
 * @throws when the library has none yet
 */
export async function severalMeanings(
  origin: string,
  token: string,
): Promise<{ name: string; meanings: string[] }> {
  for (const name of WORDS) {
    const { kind, meanings } = await lookUp(origin, token, name);
    if (kind === 'meanings' && meanings.length > 1)
      return { name, meanings: meanings.map((one) => one.name) };
  }
  throw new Error('No word has several meanings that can be played.');
}
