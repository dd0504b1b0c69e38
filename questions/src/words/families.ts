/**
 * Words that belong together though no rule of spelling shows it: countries and peoples, places and those
 * who live there, irregular plurals and stems. One family a line; a word may stand in several.
 */
const FAMILIES = `
  afghanistan afghan afghani
  arabia arab arabian arabic
  argentina argentine argentinian
  athens athenian
  barbados barbadian bajan
  bavaria bavarian
  belgium belgian
  britain british briton britannia britannic
  brittany breton
  burgundy burgundian
  canada canadian
  carthage carthaginian
  catalonia catalan
  congo congolese
  crete cretan
  cyprus cypriot
  czechia czech
  denmark danish dane
  egypt egyptian
  england english englishman
  europe european
  finland finnish finn
  flanders flemish fleming
  florence florentine
  france french frenchman frank frankish
  gaul gallic
  genoa genoese
  germany german
  ghana ghanaian
  glasgow glaswegian
  greece greek grecian
  hungary hungarian magyar
  iceland icelandic icelander
  iraq iraqi
  ireland irish irishman
  israel israeli israelite
  italy italian italic
  japan japanese
  judaism jew jewish judea judean
  kazakhstan kazakh
  kyrgyzstan kyrgyz
  laos lao laotian
  lebanon lebanese
  lesotho basotho sotho
  liverpool liverpudlian
  madagascar malagasy
  malta maltese
  manchester mancunian
  mars martian
  monaco monegasque
  mongolia mongol mongolian
  morocco moroccan
  moscow muscovite muscovy
  myanmar burma burmese
  naples neapolitan
  nepal nepali nepalese
  netherlands dutch holland hollander netherlandish
  normandy norman
  norway norwegian norse
  pakistan pakistani
  peru peruvian
  philippines philippine filipino filipina
  phoenicia phoenician
  poland polish
  portugal portuguese
  provence provencal
  prussia prussian
  quebec quebecois
  rome roman
  saxony saxon
  scotland scottish scots scot scotch scotsman
  serbia serb serbian
  sicily sicilian
  slovakia slovak
  slovenia slovene slovenian
  spain spanish spaniard hispania hispanic
  sweden swedish swede
  switzerland swiss
  tajikistan tajik
  thailand thai
  tibet tibetan
  togo togolese
  troy trojan
  turkey turkish turk turkic
  turkmenistan turkmen
  ukraine ukrainian
  uzbekistan uzbek
  venice venetian
  vienna viennese
  vietnam vietnamese
  wales welsh welshman
  yemen yemeni
  child children
  die dice
  foot feet
  goose geese
  half halves
  knife knives
  leaf leaves
  life lives
  louse lice
  man men
  mouse mice
  ox oxen
  person people
  tooth teeth
  wife wives
  wolf wolves
  woman women
  blood bleed
  bluish blue
  birth born
  broad breadth
  choose choice chosen
  circle circular
  clear clarity
  conquer conquest
  crisis critical
  death dead die dying
  deep depth
  destroy destruction destructive
  divide division
  emperor empire imperial empress
  explode explosion explosive
  fly flight flew
  gold golden gilt gilded
  heat hot
  heaven heavenly
  high height
  hunger hungry
  invade invasion
  king kingdom kingship
  long length
  mix mixture
  nose nasal
  proud pride
  receive reception receipt
  sell sale sold
  sing song sang sung singer
  sit seat sat
  speak speech spoke spoken
  speed speedy
  steal stole stolen
  strike stroke struck
  strong strength
  sun solar sunny
  swim swam
  tell tale
  think thought
  true truth
  wide width
  wise wisdom
  write written wrote
  young youth
`;

/**
 * Words that look akin and are not, or so loosely that one says nothing about the other. One group a line;
 * within a group only the very same word counts.
 */
const STRANGERS = `
  animal animation anime animated
  atlanta atlantic
  author authority
  broth brother
  carol caroline carolina
  cell cellar
  class classic classical
  communism community communion
  corn corner
  count country county counter
  flow flower
  form formal former formula
  gene general generation generous
  heavy heaven
  home homer
  human humanity
  journal journey
  mast master
  miss mission
  moth mother
  niger nigeria
  number numb
  organ organism organization organisation
  part party
  plane planet
  plant planet
  port porter portion
  position positive
  post poster
  premier premium
  rest restaurant
  roman romance romantic romanticism
  show shower
  state station statement
  universe university universal
  water waterloo
`;

function index(table: string): Map<string, Set<number>> {
  const groups = new Map<string, Set<number>>();
  table
    .trim()
    .split('\n')
    .forEach((row, i) => {
      for (const word of row.trim().split(/\s+/u)) groups.set(word, (groups.get(word) ?? new Set()).add(i));
    });
  return groups;
}

const families = index(FAMILIES);
const strangers = index(STRANGERS);

function share(groups: Map<string, Set<number>>, a: string, b: string): boolean {
  const others = groups.get(b);
  return others !== undefined && [...(groups.get(a) ?? [])].some((group) => others.has(group));
}

/** Whether two folded words are one family by the table, as Denmark and Danish. */
export function isFamily(a: string, b: string): boolean {
  return share(families, a, b);
}

/** Whether two folded words only look akin, as plane and planet. */
export function areStrangers(a: string, b: string): boolean {
  return share(strangers, a, b);
}
