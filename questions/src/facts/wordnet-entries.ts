import { isFunctionWord } from '../words/function-words.ts';
import { wordsOf } from '../words/text.ts';
import { displayLemma, otherNames } from './display-lemma.ts';
import type { Entry, Flaw } from './entry.ts';
import { type Corpus, familiarity, nameKey, readCorpus } from './familiarity.ts';
import { genderCue, isNounPhrase, isStale, takeApart } from './gloss.ts';
import { isAbusive, isAdult, isMarkedOffensive } from './offence.ts';
import type { RawSynset, SenseUse } from './wordnet-file.ts';

/** Below this many characters a definition says too little to be asked about. */
const MIN_GLOSS = 18;
/** Usage domains of WordNet that mark insults: ethnic slur, disparagement, obscenity, vulgarism, slang. */
const USAGE_OFFENSIVE = /^(?:ethnic slur|disparagement|derogation|obscenity|vulgarism|profanity)$/u;
const USAGE_ODD = /^(?:slang|archaism|dialect|baby talk|trademark|acronym|abbreviation)$/u;

const contentWords = (text: string) => [...new Set(wordsOf(text))].filter((word) => !isFunctionWord(word));

/** Inverse document frequencies over the definitions of all nouns. */
function inverseFrequencies(texts: readonly string[]): (text: string) => number {
  const documents = new Map<string, number>();
  for (const text of texts)
    for (const word of contentWords(text)) documents.set(word, (documents.get(word) ?? 0) + 1);
  const weight = (word: string) => Math.log(texts.length / (1 + (documents.get(word) ?? 0)));
  return (text) => contentWords(text).reduce((sum, word) => sum + weight(word), 0);
}

function flawOf(synset: RawSynset, lemma: string | undefined, text: string, usage: readonly string[]): Flaw {
  if (lemma === undefined) return 'unnamed';
  if (usage.some((word) => USAGE_OFFENSIVE.test(word)) || isMarkedOffensive(synset.gloss)) return 'offence';
  if (isAdult(text) || isAdult(synset.gloss) || synset.lemmas.some(isAbusive) || isAdult(lemma))
    return 'offence';
  if (isStale(text)) return 'stale';
  if (text.length < MIN_GLOSS) return 'short';
  if (!isNounPhrase(text) || usage.some((word) => USAGE_ODD.test(word))) return 'fragment';
  return '';
}

/** Use of each lemma in each synset, by 'lemma|synset'. */
function useIndex(
  senses: readonly SenseUse[],
): (lemma: string, synset: number) => { rank: number; tags: number } {
  const uses = new Map(senses.map((sense) => [`${sense.lemma}|${sense.synset}`, sense]));
  return (lemma, synset) => uses.get(`${lemma.toLowerCase()}|${synset}`) ?? { rank: 1, tags: 0 };
}

function corpusOf(synsets: readonly RawSynset[], glosses: readonly string[]): Corpus {
  const names = synsets.flatMap((synset) =>
    synset.lemmas.filter((lemma) => /[\p{Lu} ]/u.test(lemma)).map(nameKey),
  );
  return readCorpus(glosses, new Set(names));
}

/** Every noun synset as an entry, with everything the writer needs worked out. */
export function wordnetEntries(
  synsets: readonly RawSynset[],
  senses: readonly SenseUse[],
  glosses: readonly string[],
): Entry[] {
  const corpus = corpusOf(synsets, glosses);
  const use = useIndex(senses);
  const parts = synsets.map((synset) => takeApart(synset.gloss));
  const idf = inverseFrequencies(parts.map((part) => part.text));
  const nameOf = new Map(synsets.map((synset) => [synset.id, synset.lemmas[0] ?? '']));
  return synsets.map((synset, i) => {
    const { text, years } = parts[i] ?? { text: '', years: '' };
    const points = (lemma: string) => familiarity(lemma, synset, use(lemma, synset.id), corpus);
    const lemma = displayLemma(synset, years, points);
    const usage = synset.usage.map((id) => nameOf.get(id) ?? '');
    const shown = lemma ?? synset.lemmas[0] ?? '';
    return {
      id: synset.id,
      file: synset.file,
      instance: synset.instance,
      lemma: shown,
      others: otherNames(synset, shown),
      gloss: text,
      years,
      parents: synset.links.filter((link) => link.kind === 'hyponym').map((link) => link.from),
      familiarity: points(shown),
      rank: use(shown, synset.id).rank,
      idf: Math.round(idf(text) * 10) / 10,
      gender: synset.file === 18 ? genderCue(text) : '',
      flaw: flawOf(synset, lemma, text, usage),
    };
  });
}
