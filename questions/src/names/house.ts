import { fold } from '../words/text.ts';
import { latinLooks } from './readings.ts';

/** The house itself: in a player's name it is claimed wherever it stands, but not in Badminton or Schladming. */
const HOUSE =
  /(?<!\p{L})x*admin|(?<!b)admins?x*(?!\p{L})|moderator|trivium|webmaster|sysop|help ?desk|superuser|customer ?(?:service|support|care)|tech ?support/u;
/** What cannot come about by chance where two words meet, as in "Brad Minter". */
const ACROSS = /moderator|trivium|administrator|webmaster/u;
/** Ordinary words, which speak for the house only when nothing else is in the name ("Staff", "The Official Support Team"). */
const OFFICE = new Set(
  `the a an our real official officials mod mods staff system support team root operator operators owner service security account
  accounts billing game quiz host help desk bot server center centre department verified site password reset info noreply
  no reply message messages alert alerts notification notifications everyone here`.split(/\s+/u),
);
const CLAIMS = new Set(`official mod mods staff system support operator security verified`.split(' '));
/** As a mark at an end ("Anna Official") it claims what nobody has checked. */
const MARK = /^(?:the )?official\b|\bofficial$|\bverified$|^verified\b/u;

const ADDRESS =
  /https?:|www\.|\S@\S+\.\S|\p{L}[\p{L}\p{N}-]*\s?(?:\.|\(dot\)|\[dot\]| dot )\s?(?:com|net|org|info|biz|io|gg|ru|de|fr|uk|co|xyz|online|site|shop|link|app|dev|club|click|ly|cc|eu|ch|nl|pl|cn|jp|br|tv)(?![\p{L}\p{N}])|discord(?:\.gg|app)|t\.me\//iu;

const LINK = /https?:|www\.|\S@\S+\.\S/iu;

/** Whether a name holds a web or mail address; "Booking.com" and "ASP.NET" can be subjects of a quiz. */
export function hasAddress(name: string, kind: 'category' | 'alias'): boolean {
  return (kind === 'alias' ? ADDRESS : LINK).test(name);
}

const LOOKS: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'i',
};

/** Whether a player's name speaks for the house: its name or an office in it, in disguise too. */
export function speaksForTheHouse(name: string): boolean {
  const plain = latinLooks(fold(name));
  const meant = plain.replace(/[013457@$!|]/gu, (sign) => LOOKS[sign] ?? sign);
  return [plain, meant].some((text) => {
    const words = text.match(/\p{L}+/gu) ?? [];
    const letters = text.replace(/[^\p{L} ]/gu, '');
    const claims = words.some((word) => CLAIMS.has(word)) && words.every((word) => OFFICE.has(word));
    return (
      claims ||
      MARK.test(words.join(' ')) ||
      HOUSE.test(letters) ||
      ACROSS.test(letters.replaceAll(' ', '')) ||
      // Letters apart: 'a d m i n'.
      (words.every((word) => word.length === 1) && HOUSE.test(words.join('')))
    );
  });
}
