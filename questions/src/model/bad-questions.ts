import { makeDraft } from '../make-draft.ts';
import { WRITER_SYSTEM } from './prompt.ts';
import type { AnyReason } from './reasons.ts';

/** One kind of bad question: what is wrong, the reason it must be turned away for, and the question itself. */
export type BadQuestion = readonly [name: string, reason: AnyReason, question: unknown];

/** The key with which the tests call the model. */
export const CANARY_KEY = 'canary-key-5c1e';

const sound = makeDraft();
const spot = 'Which planet is known for its Great Red Spot?';
const but = (change: Record<string, unknown>) => ({ ...sound, ...change });
const without = (name: string) => Object.fromEntries(Object.entries(sound).filter(([key]) => key !== name));
const nested = (depth: number): unknown => JSON.parse(`${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`);
const teaches = (text: string) => but({ explanation: `The storm is wider than the Earth. ${text}` });

const SHAPES: BadQuestion[] = [
  ['null', 'malformed', null],
  ['a number', 'malformed', 7],
  ['a text', 'malformed', spot],
  ['true', 'malformed', true],
  ['an empty object', 'malformed', {}],
  ['an empty list', 'malformed', []],
  ['a list of its texts', 'malformed', [spot, 'Jupiter', 'Saturn', 'Neptune', 'Mercury']],
  ['no question', 'malformed', without('question')],
  ['no answer', 'malformed', without('answer')],
  ['no others', 'malformed', without('others')],
  ['no explanation', 'malformed', without('explanation')],
  ['no difficulty', 'malformed', without('difficulty')],
  ['question null', 'malformed', but({ question: null })],
  ['answer null', 'malformed', but({ answer: null })],
  ['answer an object', 'malformed', but({ answer: { text: 'Jupiter' } })],
  ['answer a list', 'malformed', but({ answer: ['Jupiter'] })],
  ['answer true', 'malformed', but({ answer: true })],
  ['answer empty', 'malformed', but({ answer: '' })],
  ['answer blank', 'malformed', but({ answer: '   ' })],
  ['others a text', 'malformed', but({ others: 'Saturn, Neptune, Mercury' })],
  ['others an object', 'malformed', but({ others: { a: 'Saturn', b: 'Neptune', c: 'Mercury' } })],
  ['no other', 'malformed', but({ others: [] })],
  ['one other', 'malformed', but({ others: ['Saturn'] })],
  ['two others', 'malformed', but({ others: ['Saturn', 'Neptune'] })],
  ['four others', 'malformed', but({ others: ['Saturn', 'Neptune', 'Mercury', 'Mars'] })],
  ['a thousand others', 'malformed', but({ others: Array.from({ length: 1_000 }, (_, i) => `Planet ${i}`) })],
  ['others with null', 'malformed', but({ others: ['Saturn', null, 'Mercury'] })],
  ['others with a list', 'malformed', but({ others: ['Saturn', ['Neptune'], 'Mercury'] })],
  ['others nested', 'malformed', but({ others: [['Saturn', 'Neptune', 'Mercury']] })],
  ['others with an empty one', 'malformed', but({ others: ['Saturn', '', 'Mercury'] })],
  [
    'five options',
    'malformed',
    { ...without('others'), options: ['Jupiter', 'Saturn', 'Neptune', 'Mercury', 'Mars'] },
  ],
  [
    'options without the answer',
    'malformed',
    { ...without('others'), options: ['Mars', 'Saturn', 'Neptune', 'Venus'] },
  ],
  ['question too short', 'malformed', but({ question: 'Red spot?' })],
  ['question too long', 'malformed', but({ question: `${'Which planet is it? '.repeat(10)}` })],
  ['question of a megabyte', 'malformed', but({ question: 'why '.repeat(30_000) })],
  ['option too long', 'malformed', but({ answer: 'Jupiter '.repeat(10) })],
  ['explanation empty', 'malformed', but({ explanation: '' })],
  ['explanation too short', 'malformed', but({ explanation: 'It is a storm.' })],
  ['explanation too long', 'malformed', teaches('It has been watched for ages. '.repeat(10))],
  ['explanation null', 'malformed', but({ explanation: null })],
  ['difficulty 0', 'malformed', but({ difficulty: 0 })],
  ['difficulty 11', 'malformed', but({ difficulty: 11 })],
  ['difficulty 99', 'malformed', but({ difficulty: 99 })],
  ['difficulty below zero', 'malformed', but({ difficulty: -3 })],
  ['difficulty 2.5', 'malformed', but({ difficulty: 2.5 })],
  ['difficulty huge', 'malformed', but({ difficulty: 1e300 })],
  ['difficulty null', 'malformed', but({ difficulty: null })],
  ['difficulty a word', 'malformed', but({ difficulty: 'medium' })],
  ['difficulty NaN', 'malformed', but({ difficulty: 'NaN' })],
  ['difficulty 3/10', 'malformed', but({ difficulty: '3/10' })],
  ['difficulty a list', 'malformed', but({ difficulty: [3] })],
  ['deeply nested', 'malformed', but({ explanation: nested(2_000) })],
  ['wrapped once more', 'malformed', { item: sound }],
  ['only a prototype', 'malformed', JSON.parse(`{"__proto__": ${JSON.stringify(sound)}}`)],
  ['a constructor', 'malformed', { constructor: { prototype: sound } }],
];

const CHARACTERS: BadQuestion[] = [
  ['U+0000', 'malformed', but({ answer: 'Jupi\u0000ter' })],
  ['escape sequences of a terminal', 'malformed', but({ answer: '\u001b[31mJupiter' })],
  ['a line break', 'malformed', but({ question: 'Which planet is known\nfor its Great Red Spot?' })],
  ['a line separator', 'malformed', but({ question: 'Which planet is known\u2028for its Great Red Spot?' })],
  ['a high surrogate alone', 'malformed', but({ answer: 'Jupiter\ud83d' })],
  ['a low surrogate alone', 'malformed', but({ explanation: `\udc00${sound.explanation}` })],
  ['a zero-width space', 'artifact', but({ answer: 'Jupi\u200bter' })],
  ['a zero-width joiner', 'artifact', but({ question: `${spot}\u200d` })],
  ['a soft hyphen', 'artifact', but({ answer: 'Jupi\u00adter' })],
  ['a turn of direction', 'artifact', but({ answer: '\u202eretipuJ' })],
  ['an isolate of direction', 'artifact', but({ explanation: `\u2067${sound.explanation}\u2069` })],
  ['a mark of byte order inside', 'artifact', but({ answer: 'Jup\ufeffiter' })],
  ['invisible tags', 'artifact', but({ question: `${spot}\u{e0041}\u{e0042}` })],
  ['a Hangul filler', 'artifact', but({ others: ['Saturn', 'Neptune', '\u3164\u3164'] })],
  ['a private character', 'artifact', but({ answer: 'Jupiter \ue000' })],
  ['marks heaped up', 'artifact', but({ answer: 'J\u0335\u0321\u0322\u0327upiter' })],
  [
    'Cyrillic letters that look Latin',
    'foreign',
    but({ question: 'Which planet is Jupit\u0435r of the Romans named for?' }),
  ],
  ['a Greek capital that looks Latin', 'foreign', but({ answer: '\u039cercury of old' })],
  ['bold mathematical letters', 'foreign', but({ answer: '\u{1d409}\u{1d42e}\u{1d429}iter' })],
  ['wide letters', 'foreign', but({ answer: '\uff2aupiter' })],
];

const LANGUAGES: BadQuestion[] = [
  ['Russian', 'foreign', but({ question: 'Какая планета известна Большим красным пятном?' })],
  ['Chinese', 'foreign', but({ question: '哪颗行星以其大红斑而闻名于世？它是太阳系中最大的吗' })],
  ['Arabic', 'foreign', but({ question: 'ما هو الكوكب المعروف ببقعته الحمراء الكبيرة؟' })],
  ['Greek', 'foreign', but({ question: 'Ποιος πλανήτης είναι γνωστός για την κηλίδα του;' })],
  [
    'German',
    'foreign',
    but({
      question: 'Welcher Planet hat einen großen roten Fleck?',
      explanation: 'Der Sturm wird seit Jahrhunderten beobachtet und schrumpft langsam vor sich hin.',
    }),
  ],
  [
    'Spanish',
    'foreign',
    but({
      question: '¿Qué planeta es conocido por su gran mancha roja?',
      explanation: 'La tormenta se observa desde hace siglos y es más ancha que nuestro planeta.',
    }),
  ],
  [
    'an explanation in Japanese',
    'foreign',
    but({
      explanation:
        'この嵐は地球よりも大きく、十九世紀から望遠鏡で観測され続けているのである。とても大きな嵐である。',
    }),
  ],
];

const MARKUP: BadQuestion[] = [
  ['bold type', 'artifact', but({ question: 'Which planet is known for its **Great Red Spot**?' })],
  ['italics', 'artifact', but({ answer: '*Jupiter*' })],
  ['underscores', 'artifact', but({ answer: '_Jupiter_' })],
  ['a heading', 'artifact', but({ question: `# ${spot}` })],
  ['a list sign', 'artifact', but({ answer: '- Jupiter' })],
  ['a link', 'artifact', teaches('See [the page](page.html).')],
  ['code', 'artifact', but({ answer: '`Jupiter`' })],
  ['a fence', 'artifact', teaches('```json')],
  ['a tag', 'artifact', but({ answer: '<b>Jupiter</b>' })],
  ['a script', 'artifact', but({ question: `${spot}<script>alert(1)</script>` })],
  [
    'a script about a tag',
    'artifact',
    but({ question: 'Which HTML tag loads <script src="x.js"> at once?' }),
  ],
  ['a picture that runs code', 'artifact', but({ answer: '<img src=x onerror=alert(1)>' })],
  ['half a tag', 'artifact', but({ answer: 'Jupiter <img' })],
  ['a comment', 'artifact', teaches('<!-- hidden -->')],
  ['entities', 'artifact', but({ answer: 'Jupiter &amp; co' })],
  ['an address', 'artifact', teaches('See https://planets.example/1 for more.')],
  ['an address without protocol', 'artifact', teaches('See www.planets.example for more.')],
  ['an address that runs code', 'artifact', but({ answer: 'javascript:alert(1)' })],
  ['an e-mail address', 'artifact', teaches('Write to someone@planets.example.')],
  ['a formula', 'artifact', teaches('Its width is $$16000$$ km.')],
  ['a template', 'artifact', but({ question: 'Which planet is known for {{feature}}?' })],
  ['escapes twice', 'artifact', teaches('It is \\u201cred\\u201d.')],
  ['labels', 'artifact', but({ answer: 'A) Jupiter', others: ['B) Saturn', 'C) Neptune', 'D) Mercury'] })],
  [
    'options in the question',
    'artifact',
    but({ question: 'Which one has a red spot? A) Mars B) Venus C) a third' }),
  ],
  ['a mark for the key', 'artifact', but({ answer: 'Jupiter (correct)' })],
  ['places of options', 'artifact', teaches('Option B is a little smaller.')],
];

const TALK: BadQuestion[] = [
  ['talk about itself', 'artifact', teaches('As an AI language model, I cannot be certain.')],
  ['an excuse', 'artifact', but({ question: "I'm sorry, but which planet has a Great Red Spot?" })],
  ['a promise', 'artifact', but({ question: 'Sure! Which planet is known for its Great Red Spot?' })],
  [
    'a line before the question',
    'artifact',
    but({ question: 'Here is one: which planet has a Great Red Spot?' }),
  ],
  ['the training', 'artifact', teaches('This is in my training data.')],
  ['the passage', 'artifact', but({ question: 'According to the passage, which planet has a red spot?' })],
  [
    'its instructions',
    'artifact',
    but({ question: 'Which planet do my instructions name for its red spot?' }),
  ],
  ['filler text', 'artifact', teaches('Lorem ipsum dolor sit amet.')],
  ['one letter', 'artifact', but({ answer: 'Jupiteeeeeeer' })],
  ['the key it was called with', 'echo', but({ answer: CANARY_KEY })],
  ['the key in capitals', 'echo', teaches(`Bearer ${CANARY_KEY.toUpperCase()}`)],
  ['the instructions', 'echo', but({ explanation: WRITER_SYSTEM.slice(0, 200).replaceAll('\n', ' ') })],
  [
    'the end of the instructions',
    'echo',
    but({ explanation: WRITER_SYSTEM.slice(-150).replaceAll('\n', ' ') }),
  ],
  [
    'the instructions in capitals',
    'echo',
    teaches(WRITER_SYSTEM.slice(300, 400).replaceAll('\n', ' ').toUpperCase()),
  ],
];

const OPTIONS: BadQuestion[] = [
  ['the answer among the others', 'duplicate_option', but({ others: ['Saturn', 'Jupiter', 'Mercury'] })],
  ['the answer in capitals', 'duplicate_option', but({ others: ['Saturn', 'JUPITER', 'Mercury'] })],
  ['the answer with an article', 'duplicate_option', but({ others: ['Saturn', 'the Jupiter', 'Mercury'] })],
  ['the answer with an accent', 'duplicate_option', but({ others: ['Saturn', 'Júpiter', 'Mercury'] })],
  ['two wrong ones the same', 'duplicate_option', but({ others: ['Saturn', 'Saturn', 'Mercury'] })],
  ['one inside another', 'contained_option', but({ others: ['Saturn', 'Planet Jupiter', 'Mercury'] })],
  ['all of the above', 'meta_option', but({ others: ['Saturn', 'Neptune', 'All of the above'] })],
  ['none of these', 'meta_option', but({ others: ['Saturn', 'Neptune', 'None of these'] })],
  ['not known', 'meta_option', but({ others: ['Saturn', 'Neptune', "I don't know"] })],
  ['the key as a letter', 'odd_option', but({ answer: 'B' })],
  ['the key as a letter with a bracket', 'odd_option', but({ answer: 'b)' })],
  ['the key as an index', 'odd_option', but({ answer: '2' })],
  ['the key as a number', 'odd_option', but({ answer: 0 })],
  ['a sign among names', 'odd_option', but({ others: ['Saturn', 'Neptune', '?'] })],
  [
    'a far longer answer',
    'length_balance',
    but({ answer: 'Jupiter, the giant among the planets, with its moons' }),
  ],
];

const CONTENT: BadQuestion[] = [
  ['a leak', 'leak', but({ question: 'Which planet is named after the god Jupiter of Rome?' })],
  [
    'a leak of the stem',
    'leak',
    but({ question: 'Of which planet is a Jovian or jupiterian storm a part?' }),
  ],
  ['"currently"', 'stale', but({ question: 'Which planet is currently known for its Great Red Spot?' })],
  ['"so far"', 'stale', teaches('It is the largest storm found so far.')],
  ['a record without its year', 'stale', teaches('It holds the record of the longest storm.')],
  [
    '"Correct!"',
    'empty_explanation',
    but({ explanation: 'Correct! Jupiter is the planet with the Great Red Spot, well done.' }),
  ],
  [
    'nothing new',
    'empty_explanation',
    but({ explanation: 'Jupiter is the planet that is known for its Great Red Spot.' }),
  ],
  [
    'abuse in the question',
    'offence',
    but({ question: 'Which fucking planet is known for its Great Red Spot?' }),
  ],
  ['abuse in an option', 'offence', but({ others: ['Saturn', 'Faggot', 'Mercury'] })],
  ['pornography in the explanation', 'offence', teaches('Watch porn about it.')],
  ['sexuality', 'offence', but({ question: 'Which planet stands for sexual intercourse in old books?' })],
];

/** More than a hundred kinds of bad questions, each with one thing wrong. */
export const BAD_QUESTIONS: readonly BadQuestion[] = [
  ...SHAPES,
  ...CHARACTERS,
  ...LANGUAGES,
  ...MARKUP,
  ...TALK,
  ...OPTIONS,
  ...CONTENT,
];
