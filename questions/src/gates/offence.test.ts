import { describe, expect, it } from 'vitest';
import { makeDraft } from '../make-draft.ts';
import { inoffensive } from './offence.ts';

const judge = (change: Parameters<typeof makeDraft>[0]) => inoffensive(makeDraft(change), { accepted: [] });

describe('inoffensive', () => {
  it.each([
    'Which author wrote Moby-Dick?',
    'Which Nigerian film is called Living in Bondage?',
    'Which S-shaped curve describes the growth of a population?',
    'Which Russian author wrote The Idiot?',
    'Dick Fosbury stunned the crowd in 1968 in which event?',
    'Why was the sperm whale hunted in the 19th century?',
    'Which animal did Balaam ride, an ass or a camel?',
    'Which weathercock or cock stands on many church towers?',
    'In which English county does Scunthorpe lie?',
    'Which bird is larger, the great tit or the blue tit?',
    'Where does the blue-footed booby breed?',
    'Which Scottish dyke follows a fault, and which sill crosses it?',
    'Which agent retards the clotting of blood?',
    'Which breed is larger, the Maine Coon or the Siamese?',
    'What was the Holocaust, and where was Auschwitz?',
    'Which party did Hitler lead in Nazi Germany?',
    'Which Roman numeral is XXX?',
    'Which rapper made the album To Pimp a Butterfly?',
    'Who painted the Nude Descending a Staircase?',
    'What is the anal fin of a fish for?',
    'Which hormone is made in the testicles, and which in the vagina?',
    'Which poem by Pope is called The Rape of the Lock?',
    'Which oil is pressed from the rape plant?',
    'Which South American river is called Rio Negro?',
    'Which league did Satchel Paige play in, the Negro leagues or the majors?',
    'Which degree is awarded summa cum laude?',
    'Which actor is Alan Cumming, and what is his nationality?',
    'Which Georgian poet is Shota Rustaveli?',
    'Which novel by Nabokov is called Lolita?',
    'Which band sang Tainted Love, and in which year?',
    'Who wrote The Girl on the Train?',
    'Which sheep is a big black one with white legs?',
    'Which rugby player is the hooker?',
    'Which William is called William the Bastard?',
    'Which Sex Pistols album is called Never Mind the Bollocks?',
    'Which part of a barrel is the bunghole?',
    'Which Japanese city is Fukuoka, and which is Fukushima?',
    'Which Impressionist was Camille Pissarro?',
    'Which engine did Felix Wankel invent?',
    'Which power does the strap on your back need?',
    "What are Bob's hits called in the U.S. charts?",
    'Which figure does 5 hits of 4 arrows make, 20 or 9?',
    'Which word does the code s += t * 2 build in Python?',
    'Which singers crossed a chink in the armour of the doo-wop fashion?',
    'Which Cyrillic word is Москва, and which is рот?',
  ])('lets pass: %s', (question) => {
    expect(judge({ question })).toEqual({ ok: true });
  });

  it.each([
    'Which fucking idiot wrote this?',
    'Who said shit happens first?',
    'Which f.u.c.k is it?',
    'Which f u c k is it?',
    'Which fuuuuck is it?',
    'Which f*ck is it?',
    'Which f**k is it?',
    'Which fu ck is it?',
    'Which sh1t is it?',
    'Which $h!t is it?',
    'Which 5h1t is it?',
    'Which fuсk with a Cyrillic letter is it?',
    'Which ѕhіt with Cyrillic letters is it?',
    'Which fu\u200bck with nothing in it is it?',
    'Which f\u00adu\u00adc\u00adk with soft hyphens is it?',
    'Which ｆｕｃｋ in wide letters is it?',
    'Which 𝓯𝓾𝓬𝓴 in script letters is it?',
    'Which fück with dots is it?',
    'Which b1tch is it?',
    'Which c u n t is it?',
    'Which n1gger is it?',
    'Which motherfucker did that?',
    'Which faggots are meant here?',
    'Which porn star was that?',
    'Who is the pornstar of the year?',
    'Which whore is the cheapest?',
    'Which one should suck my dick?',
    'Who has the huge tits?',
    'Who wants anal sex on the beach?',
    'Can you answer this, you idiot?',
    'Which of these retards is it?',
    'Which Paki is meant?',
    'Which kike is meant?',
    'What is a blowjob in slang?',
    'Which w4nker scored here?',
    'Which asshole won the race?',
    'Which @sshole won the race?',
    'Which s.h.i.t is it?',
  ])('stops: %s', (question) => {
    expect(judge({ question })).toMatchObject({ ok: false, reason: 'offence' });
  });

  const others = ['Lion', 'Tiger', 'Bear'] as const;
  it.each([
    ['the question', { question: 'Which shitty animal has stripes?' }],
    ['the answer', { answer: 'a bitch' }],
    ['the first other', { others: ['sh1t', others[1], others[2]] }],
    ['the second other', { others: [others[0], 'fuck you', others[2]] }],
    ['the third other', { others: [others[0], others[1], 'сunts'] }],
    ['the explanation', { explanation: 'That is what every wanker knows, and now you know it as well.' }],
    ['the words for the picture', { picture: { file: 'flags/ch', alt: 'A red flag with a cunt on it' } }],
  ] satisfies [string, Parameters<typeof makeDraft>[0]][])('looks at %s', (_, change) => {
    expect(judge(change)).toMatchObject({ ok: false, reason: 'offence' });
  });

  it('quotes what it found', () => {
    expect(judge({ answer: 'Bullshit' })).toMatchObject({ detail: expect.stringContaining('"Bullshit"') });
  });
});
