import { describe, expect, it } from 'vitest';
import { judgeName } from './moderate.ts';

const names = (list: string) => list.split('|').map((name) => name.trim());

/** Honest subjects: sensitive ones, and those whose letters look like something else. */
const FINE = names(
  `Sex education|Human reproduction|Sexual selection|Asexual reproduction|Reproductive system|Breast cancer|Puberty|Contraception|
  Birth control|Menstruation|Sexually transmitted diseases|Sexual health|Prostate cancer|Anatomy of the penis|
  History of prostitution|Prostitution in ancient Rome|Nudes in art|The nude in painting|Kama Sutra|Birth of Venus|Nude Descending a Staircase|
  Holocaust|The Holocaust|Nazi Germany|Nazis|Hitler|Adolf Hitler|Hitler Youth|Third Reich|Slavery|Transatlantic slave trade|Genocide|Rwandan genocide|
  Terrorism|Suicide prevention|Suicide|Suicide Squad|Drugs|Cocaine|Abortion law|LGBT history|Gay rights|Lesbian authors|Queer theory|Transgender rights|
  Racism|Apartheid|World War 2|Weapons|Nuclear weapons|Ku Klux Klan|Antisemitism|Lynching in the United States|Rape of Nanking|Swastika|
  Auschwitz|Hiroshima|Serial killers|Assassinations|School shootings|Torture in the Middle Ages|War crimes|Hate crimes|Feminism|Euthanasia|Death penalty|
  Islam|Judaism|Christianity|Hinduism|Buddhism|Jews of Europe|Black history|White House|Gypsy music|Roma people|
  Middlesex|Scunthorpe|Essex|Sussex|Penistone|Cockburn|Clitheroe|Titicaca|Lake Titicaca|Slutsk|Fucking, Austria|Dildo, Newfoundland|
  Fukushima|Fukuoka|Rio Negro|Montenegro|Negros Island|Niger|Nigeria|Pakistan|Maine Coon|Kut|Wankhede Stadium|Mong Kok|Squaw Valley|
  Dick Van Dyke|Moby Dick|Dick Turpin|Philip K. Dick|Camille Pissarro|Anthony van Dyck|Wankel engine|Shitao|Alan Cumming|
  Shiitake|Cocktails|Assassins|Cassandra|Analysis|Classics|Bass guitar|Grasses|Passover|Pussy willow|Great tit|Blue-footed booby|
  Woodcock|Ass (donkey)|Wild asses|Cocker spaniels|Peacocks|Sperm whale|Naked mole-rat|Dik-dik|Titmice|Cockatoos|Rapeseed|Horny toads|Smut fungi|Shih Tzu|
  Sex Pistols|Sex and the City|The Vagina Monologues|The Idiot|Pussy Riot|Super Bowl XXX|10 Things I Hate About You|Kick-Ass|Jackass|
  John Tucker Must Die|Kill Bill|To Kill a Mockingbird|How to Get Away with Murder|Death Note|Mein Kampf|Never Mind the Bollocks|
  Smack My Bitch Up|Chitty Chitty Bang Bang|Kinky Boots|Lolita|Porgy and Bess|Naked Gun|Octopussy|Inglourious Basterds|
  Alexander the Great|Dogs are great|Why Rome fell|The Great British Bake Off|Rules of chess|Chess rules|Offside rule|Bands that rock|Vacuum cleaners|
  Hot dogs|Hot Chip|Blue stars|Film stars|Child actors|Mothers in mythology|Slurs and ties in music|Shakespearean insults|
  Vögel|Histoire|Animales|Hauptstädte|Musique|Fußball|日本の歴史|Matemáticas|Geografía|Французская кухня|Русская литература|Столицы Европы|Ελληνική μυθολογία|
  한국 역사|中国历史|Katzen|Kochen|Pesce e carne|Cerveja|Peintres français|El infierno de Dante|Harry Potter|ASP.NET|Booking.com|C++|1984|Cock-a-leekie|Chicken breasts|Etymology of swear words|Butthole Surfers|Tits of Europe|
  Boobies and gannets|I Hate Suzie|Money is the root of all evil|Rage Against the Machine|Fat Bear Week|The Good the Bad and the Ugly|
  Administrative law|Moderators of nuclear reactors|System of a Down|Trivium (education)|Operating systems`,
);

const REFUSED = names(
  `porn stars|pornography|Porn|p0rn stars|p.o.r.n|Hentai|Erotica|Erotic stories|Sex positions|Sex toys|Sex tips|Nudes|Nude celebrities|Naked women|
  Celebrity nudes|Hot girls|Sexy women|Hottest babes|Boobs|Big tits|Tits|Strippers|Fetishes|Foot fetish|BDSM|OnlyFans models|Milfs|Child porn|Lolicon|
  Jailbait|Underage girls|Incest stories|Rape fantasies|Wet dreams|Anal sex|Blowjobs|Masturbation techniques|XXX movies|Adult films|
  Holocaust porn|Sex education porn|
  fucking idiots|Fuck|F*ck school|f u c k|fuсk|𝓯𝓾𝓬𝓴|FuuuuCk you|sh1t|Bullshit jobs|Bitches|Whores of London|Sluts|Cunts|You are an idiot|assholes|
  @ssholes|Dickheads|Motherfuckers|my big dick|suck my cock|Retards|Retarded people|
  Niggers|n1ggers|Nigga jokes|Faggots|Kikes|Pakis|Wetbacks|Chinks|Trannies|ethnic slurs|Racial slurs|Slurs|Slurs for gay people|Swear words|Insults|
  nazis are great|Nazis were right|Hitler was right|Hitler did nothing wrong|Adolf Hitler is my hero|Heil Hitler|Sieg Heil|Long live the KKK|I love Hitler|
  Slavery was good|The Holocaust was fun|Holocaust jokes|Holocaust hoax|Holocaust never happened|Terrorists are heroes|ISIS rules|Bring back slavery|White power|
  1488|Dead baby jokes|Racist jokes|Master race|
  Jews are vermin|Women are stupid|Muslims are terrorists and women are dumb|Gays are disgusting|Black people are inferior|White people are superior|
  Stupid women|Dirty Mexicans|I hate Jews|I hate my teacher|Why I hate women|Immigrants are criminals|
  kill all jews|Kill all men|Death to America|Gas the Jews|All lawyers must die|Gays should burn|Shoot up the school|I will kill you|
  How to make a bomb|How to build bombs|How to cook meth|How to poison someone|Bomb making|How to murder|How to buy drugs|
  Suicide methods|How to commit suicide|Best ways to die|Kill yourself|Self-harm tips|How to hurt myself|Pro ana|How to kill myself|kys|How to overdose|How to get heroin|Making explosives|School shooter tips|Jews control the world|All Muslims are terrorists|Kill black people|
  Women belong in the kitchen|Hitler was a great man|Mr Smith is gay|Tom is an idiot|N-word|ni99er|fcuk|fvck|pr0n|D*cks|cu nts|Blow jobs|Retards of our school|Nudist girls|
  Putain de merde|Hijo de puta|Arschloch|Ficken|Fotzen|Scheiße|Cazzo|Vaffanculo|Caralho|Kurwa|хуй|блядь|他妈的|씨발|orospu|Neuken|
  visit www.spam.example|https://spam.example|mail me@spam.example`,
);

describe('judgeName of a category', () => {
  it.each(FINE)('lets pass: %s', (name) => {
    expect(judgeName(name, 'category')).toEqual({ ok: true });
  });

  it.each(REFUSED)('refuses: %s', (name) => {
    expect(judgeName(name, 'category')).toMatchObject({
      ok: false,
      reason: expect.stringMatching(/^[A-Z].*\.$/u),
    });
  });

  it.each(['Suicide methods', 'How to hurt myself', 'Kill yourself'])('offers help: %s', (name) => {
    expect(judgeName(name, 'category')).toMatchObject({
      reason: expect.stringContaining('you are not alone'),
    });
  });

  it('has long tables', () => {
    expect([FINE.length >= 150, REFUSED.length >= 100]).toEqual([true, true]);
  });
});
