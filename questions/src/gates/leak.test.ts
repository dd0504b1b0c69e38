import { describe, expect, it } from 'vitest';
import { makeDraft } from '../make-draft.ts';
import { noLeak } from './leak.ts';

function detailFor(question: string, row: string): string | undefined {
  const [answer = '', a = '', b = '', c = ''] = row.split('|').map((option) => option.trim());
  const judgement = noLeak(makeDraft({ question, answer, others: [a, b, c] }), { accepted: [] });
  return judgement.ok ? undefined : judgement.detail;
}

describe('noLeak', () => {
  it.each([
    [
      'Which dog is small and tame enough to be held in the lap?',
      'Lapdog | Terrier | Mastiff | Setter',
      'lap',
    ],
    [
      'Which Swiss-born thinker lived in Geneva?',
      'A man of Switzerland | A man of Rome | A man of Kiev | A man of Oslo',
      'swiss',
    ],
    [
      'Which movement sought gnosis, a secret knowledge?',
      'Gnosticism | Stoicism | Cynicism | Arianism',
      'gnosis',
    ],
    [
      'What do chemists call substances that are mixed but not bonded?',
      'Mixture | Element | Isotope | Alloy',
      'mixed',
    ],
    ['Which colour has a bluish metal of 1735?', 'Cobalt blue | Lemon | Crimson | Ochre', 'bluish'],
    [
      'In which part of the western United States lies Tucson?',
      'Southwestern part | Northern part | Centre | Gulf coast',
      'western',
    ],
    [
      'Which country do the Danish islands of Funen and Zealand belong to?',
      'Denmark | Sweden | Norway | Finland',
      'danish',
    ],
    [
      'The French national day recalls the Bastille in which country?',
      'France | Belgium | Italy | Spain',
      'french',
    ],
    ['What is the capital of Mexico?', 'Mexico City | Puebla | Cancún | Tijuana', 'mexico'],
    ['Which William wrote Hamlet?', 'William Shakespeare | Ben Jonson | John Milton | John Donne', 'william'],
    ['In 1969, in which year did people land on the Moon?', '1969 | 1957 | 1961 | 1972', '1969'],
    ['Which shark is the largest of them all?', 'Whale shark | Orca | Manta ray | Sunfish', 'shark'],
    ['Which shark is the largest of them all?', 'Whale shark | Basking shark | Manta ray | Sunfish', 'shark'],
    ['富士山はどの国にありますか、富士山', '富士山 | 高尾山 | 立山 | 白山', '富士山'],
  ])('%s', (question, row, hint) => {
    expect(detailFor(question, row)).toContain(hint);
  });

  it.each([
    ['Which planet is known for its Great Red Spot?', 'Jupiter | Saturn | Neptune | Mercury'],
    // A word that two others share points at none.
    ['Which shark is the largest of them all?', 'Whale shark | Tiger shark | Great white shark | Sunfish'],
    [
      'What is the curved lake called that a river leaves behind?',
      'Oxbow lake | Kettle lake | Crater lake | Rift lake',
    ],
    ['Into which sea does the river Jordan flow?', 'Dead Sea | Red Sea | Black Sea | Caspian Sea'],
    // Grammar is no hint, nor is a single letter, nor letters inside a word.
    [
      'Which sea did the Romans call the middle of the land?',
      'The Mediterranean | Aegean | Adriatic | Baltic',
    ],
    ['Which scale starts on C and has no sharps?', 'C major | E minor | D flat | F sharp'],
    ['Which sultanate is twice the size of the Romanian state?', 'Oman | Qatar | Yemen | Kuwait'],
    ['Complete what Descartes wrote: "I think, therefore ..."', 'I am | I act | I know | I doubt'],
    [
      'What is it that the Romans called the middle of the land?',
      'The Mediterranean | The Alps | The Forum | The Po',
    ],
    // Neither are words that only look akin.
    ['Which country has the longest coast?', 'Count Dracula | Canada | Norway | Chile'],
    ['In the late 17th century, which drink came to London?', 'Chocolate | Lemonade | Absinthe | Cider'],
    [
      'Which mountain marks the border of Nepal and Tibet, and where do climbers rest?',
      'Everest | Elbrus | Denali | Ararat',
    ],
    // A wrong option that the question points at is a decoy.
    [
      'In which city is the Danish opera house of Jørn Utzon, of which he never saw the opening?',
      'Sydney | Denmark | Oslo | Malmö',
    ],
  ])('no hint in: %s', (question, row) => {
    expect(detailFor(question, row)).toBeUndefined();
  });
});
