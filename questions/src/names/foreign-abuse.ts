import { fold } from '../words/text.ts';
import { wordList } from './lists.ts';

const LATIN = 'cs da de eo es fi fil fr hi hu it nl no pl pt sv tr'.split(' ');

/**
 * On the lists of other languages, but ordinary words, names or places there or elsewhere: an Italian fish
 * (pesce), a Portuguese beer (cerveja), a Spanish hammer (martillo), the town of Kut. Folded.
 */
const ORDINARY = new Set(
  `bimbo bonze mufti rosette popel poppen nippel nackt neger orgasmus fratze bratze lummel schabracke kimme ische kacke kacken milf
  pinkeln reudig onanieren vogeln flittchen
  baiser bander bite bitte bordel bourre bourree con clitoris clito cul folle gerbe gerber gueule jouir meuf negre negro
  pedale peter pipi tanche tapette trique ramoner zizi palucher suce emmerder foutre deconne deconner bigornette
  asesinato asno bastardo concha drogas esperma heroina idiota imbecil infierno maciza maldito martillo nazi orina pezon pis
  pinche prostituta racista sadico semen sexo trio verga vulva travesti pervertido chupada pedo mamada caca
  allupato anale bagnarsi balle battere belino biga boiata bordello brinca cacca cadavere cagna casci cesso checca chiappa cornuto
  cozza fava femminuccia figone finocchio goldone guardone imbecille ingoio lecchino loffa lofare loffare mannaggia mona
  monta montare mussa palle palloso patacca pecorina pesce picio pincare pippa pisello pistolotto pompa porca porco potta
  quaglia regina rizzarsi ruffiano sbattere sbattersi sega sorca spagnola succhione tarzanello tirare topa troia vacca vangare arrusa
  arruso bofilo bagascia ciospo padulo tette zinne terrone
  aborto amador anus aranha ariano balalao bicha biscate bissexual boob burro cacete camisinha cerveja chupar cocaina coito comer
  consolo corno cu fecal gozar grelho heterosexual homoerotico homosexual inferno lesbica lolita mama pau peidar pinto
  porra saco torneira transar vadia veado vibrador bumbum penis cona xana
  anita asbak aso balen bekken belazeren bedonderen beurt boemelen boerenpummel del dombo drol eikel engerd flikken flikker gat griet
  hol johny kanen klooien knor kont kut lul matje mof muts naakt nicht paal palen penoze pik poep poot pot reet schoft
  standje stootje stront sufferd teef toeter watje wijf wippen zuigen raaskallen gedoogzone huisdealer aftrekken afrossen
  buffelen remsporen spuiten schatje zaadje brugpieper vergallen opzouten oprotten reutelen slempen galbak afwerkplaats
  greppeldel temeier wuftje snol slet vingeren pijpen piesen
  brutta fan mutta moona moonar moonade moonat olla pitt prutt pok sas stake hard satan subba tusan kuk rov runka
  cock shit fuck lort luder pokker sinnsykt skitt helvete helvetet faen forbannet forbanna fanken
  haahka hatullinen hevonkuusi helvetisti hitto hitosti jatka jutku jutsku kulli kusi kusta lahtari lutka molo muna munaton mutiainen
  naida nainti narttu palli pallit panna pano pantava paneskella panettaa pehko pentele perkele pipari piru pistaa reika reva
  ripsipiirakka ryssa tavara toosa turpasauna tussu tussut viiksi munapaa paljaalla suklaaosasto tuhkaluukku mutakuono bylsia
  burdel ciota cyc debil dmuchac duperele jajco jajko rzygac suka syf dupek cumet drska drstka drzka flundra kunda zrat hajzl
  balfasz barmok barmokat barmot barom bur burok fing fingok fingokat fingot franc francok francokat francot kur marha marhak marhakat
  marhat megdoglik pele pelek pina pofa pofak pofakat pofat punci segg buksza pinak sulin picus
  am ami amlar cingene cingenede cingeneden cingeneler cingenelerde cingenelerden cingenelere cingeneleri cingenelerin cingenenin
  cingeneye cingeneyi got gote gotler gotlere gotte gotten gotu gotun sik sike siki sikin sikte sikten tasak
  fek feken pico pica marica kloten cono mose chatte fekulo fik fikado fiki fiku kaco kacen bugri bugru bobo tanga burat ulol jakol bayag nognog
  aand aandu hawas kanjar loda lund maal pataka patakha saala suar tatti tatte harami kamine kaminey kutta paki gasti
  gashti ghassa gucchi gucchu hijra hijda chakke chod chude chut najayaz randi raand boobe chuche chinki bhangi chutan kuttiya`.split(
    /\s+/u,
  ),
);

/** Forms that the lists lack. */
const MORE =
  `cojones hurensohne maricones culero culeros fotzen huren nutten schlampen wixxer putas puttane cabrones coglioni stronzi merde salopes putains connards
  kurwo skurwysyny klootzakken hoeren fitta fittor kusipaat`.split(/\s+/u);

const IN_LATIN = new Set(
  [...LATIN.flatMap(wordList), ...MORE]
    .map(fold)
    .filter((word) => word.length > 3 && !word.includes(' ') && !ORDINARY.has(word)),
);

/** Russian words stand apart, so whole ones are looked for; those that are harmless in a kitchen or a farm are not here. */
const RUSSIAN = new Set(
  `блядь блядки блядство гандон говно говнюк ебать ебло наебать пизда пиздец спиздить мудило мудозвон жополиз мандавошка
  охуеть хуй хуйня хуиня хуило хуёвый хуёво хуеплет нахуй ёбарь выёбываться дрочить сука суки пидор пидорас шлюха
  pizda pizdetc mudack zalupa shalava pidar blyad blyat suka-blyat ебаный ебаная уебок`
    .split(/\s+/u)
    .map(fold),
);

/** Scripts without blanks, or with endings that grow onto the word: these stand for nothing else wherever they stand. */
const ANYWHERE =
  `coño 草泥马 傻b piča píča オマンコ まんこ ちんこ セックス ポルノ ファック フェラチオ ニガー 強姦 輪姦 中出し 巨乳 近親相姦 マスターベーション
  他妈的 他媽的 你妈的 操你 傻逼 傻屄 肏 鸡巴 雞巴 婊子 王八蛋 口交 肛交 色情 强奸 轮奸 狗日 干你娘 幹你娘 日你妈 妈逼 贱人 做爱
  씨발 씨팔 개새끼 좆 섹스 포르노 강간 창녀 병신 보지털 씹새끼 미친새끼
  ควย เย็ด เหี้ย หี้ ไอ้สัตว์
  شرموطة قحبة متناك کسکش جنده کونی کس\u200cکش نيك
  भोसड़ी चूतिया मादरचोद बहनचोद रंडी`.split(/\s+/u);

/** Whether a name holds abuse of another language than English; the words as read, folded, and the text as typed. */
export function holdsForeignAbuse(words: readonly string[], text: string): boolean {
  const typed = text.normalize('NFC').toLowerCase();
  return (
    words.some((word) => IN_LATIN.has(word) || IN_LATIN.has(word.replace(/s$/u, '')) || RUSSIAN.has(word)) ||
    ANYWHERE.some((word) => typed.includes(word))
  );
}
