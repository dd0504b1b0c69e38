import { LEX, type RawSynset } from './wordnet-file.ts';

const TITLE =
  /^(?:President|Sir|Saint|St\.|King|Queen|Lord|Lady|Pope|Emperor|Mrs\.|Dr\.|General|Prince|Baron|First|Second|Third|Mother)\s/u;

/** Whether a lemma reads well as an answer: no digits, brackets, abbreviations or Latin species names. */
function isPresentable(lemma: string): boolean {
  if (lemma.length < 2 || lemma.length > 40 || !/^[\p{L}’'. -]+$/u.test(lemma)) return false;
  if (lemma.split(/[ -]/u).length > 5) return false;
  return !/^(?:\p{Lu}{2,}|(?:\p{L}\.){2,})$/u.test(lemma);
}

/** The full name of a person where the surname comes first among the lemmas: 'Vivaldi' is 'Antonio Vivaldi'. */
function personName(lemmas: readonly string[]): string | undefined {
  const [first = '', ...rest] = lemmas;
  const numbered = rest.find(
    (lemma) => lemma.startsWith(`${first} `) && /^[IVX]+$/u.test(lemma.slice(first.length + 1)),
  );
  if (numbered !== undefined) return numbered;
  if (first.includes(' ') && !TITLE.test(first)) return first;
  const full = rest.filter(
    (lemma) => lemma.endsWith(` ${first}`) && !TITLE.test(lemma) && lemma.split(' ').length <= 3,
  );
  // 'Din Land' is what friends called Edwin Herbert Land.
  const formal = full.find((lemma) => lemma.indexOf(' ') >= 4) ?? full[0];
  return formal ?? rest.find((lemma) => lemma.startsWith(`${first} da `) || lemma.startsWith(`${first} de `));
}

const NATION = /^(?:\p{Lu})/u;

/** A one-word name is shown instead of a compound that comes first when it is at most this much less familiar. */
const SINGLE_WORD_BONUS = 2.2;

/**
 * The lemma of a synset that is shown as the answer, or undefined when none can be: the dictionary's first, the full
 * name of a person of history, or a single well-known word ('tuba') before a compound ('bass horn').
 */
export function displayLemma(
  synset: RawSynset,
  years: string,
  points: (lemma: string) => number,
): string | undefined {
  const fit = synset.lemmas.filter(isPresentable);
  if (synset.instance && synset.file === LEX.person && years !== '') return personName(fit) ?? fit[0];
  const living = synset.file === LEX.animal || synset.file === LEX.plant;
  // Among the names of a living thing the Latin one is capitalised and has two words.
  const common = living
    ? fit.filter(
        (lemma) =>
          !(
            NATION.test(lemma) &&
            /^\p{Lu}\p{Ll}+ \p{Ll}+$/u.test(lemma) &&
            fit.length > 1 &&
            lemma !== fit[0]
          ),
      )
    : fit;
  const first = common[0] ?? fit[0];
  if (first === undefined || !first.includes(' ') || synset.instance) return first;
  const single = common
    .filter((lemma) => !/[\s\p{Lu}-]/u.test(lemma))
    .sort((a, b) => points(b) - points(a))[0];
  return single !== undefined && points(single) > 3 && points(single) + SINGLE_WORD_BONUS >= points(first)
    ? single
    : first;
}

/** The other names that an explanation may give: presentable, unlike the one shown. */
export function otherNames(synset: RawSynset, shown: string): string[] {
  return synset.lemmas.filter((lemma) => lemma !== shown && isPresentable(lemma)).slice(0, 4);
}
