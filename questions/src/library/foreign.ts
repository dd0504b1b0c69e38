import { nameKey } from './key.ts';

/** Names of common subjects in other languages, by the English one: enough to answer kindly. */
const FOREIGN = `
  History: histoire, historia, geschichte, storia, geschiedenis, história, weltgeschichte, historie
  Animals: animales, animaux, tiere, animali, animais, dieren, djur
  Birds: vögel, vogel, oiseaux, pájaros, aves, uccelli, vogels
  Music: musique, música, musik, muziek
  Football: fußball, fútbol, futbol, calcio, voetbal, futebol, fotboll
  Capitals: hauptstädte, capitales, capitali, hoofdsteden, capitais
  Geography: geografía, géographie, geographie, erdkunde, aardrijkskunde
  Mathematics: matemáticas, matemática, mathématiques, mathematik, mathe, matematica, wiskunde, rechnen
  Biology: biologie, biología, biologia
  Physics: physik, physique, física, fisica, natuurkunde, fysik
  Chemistry: chemie, chimie, química, chimica, scheikunde, kemi
  Art: kunst, arte, konst
  Philosophy: philosophie, filosofía, filosofia, filosofie
  Literature: literatur, littérature, literatura, letteratura, literatuur
  Science: wissenschaft, ciencia, ciencias, scienza, wetenschap, naturwissenschaften
  Cooking: kochen, cocina, cucina, koken, cuisine française
  Food: comida, cibo, nourriture, lebensmittel
  Sports: deportes, sportarten, esportes
  Plants: pflanzen, plantas, plantes, piante, planten
  Trees: bäume, arbres, árboles, alberi, bomen
  Flowers: blumen, flores, fleurs, fiori, bloemen
  Dogs: hunde, perros, chiens, cani, honden
  Cats: katzen, gatos, gatti, katten
  Horses: pferde, caballos, chevaux, cavalli, paarden
  Fish: fische, peces, poissons, pesci, vissen
  Insects: insekten, insectos, insectes, insetti
  Space: weltraum, weltall, espacio, espace, spazio, ruimte
  Planets: planeten, planetas, planètes, pianeti
  Countries: länder, países, pays, paesi, landen
  Flags: flaggen, banderas, drapeaux, bandiere, vlaggen
  Religion: religión, religione, religionen
  Movies: filme, películas, peliculas, cinéma, kino
  Painters: maler, pintores, peintres, pittori, schilders
  Poets: dichter, poetas, poètes, poeti, dichters
  Composers: komponisten, compositores, compositeurs, compositori, componisten
  Inventions: erfindungen, inventos, invenzioni, uitvindingen
  Weather: wetter, clima, météo, weer
  Mountains: berge, montañas, montagnes, montagne, bergen
  Rivers: flüsse, ríos, fleuves, fiumi, rivieren
  Cities: städte, ciudades, villes, città, steden
  Human body: menschlicher körper, körper, cuerpo humano, corps humain, corpo umano
  Chess: schach, ajedrez, échecs, scacchi, schaken
  Cars: coches, voitures, macchine
  Cheese: käse, queso, fromage, formaggio, kaas
  Wine: wein, vino, vin, wijn
  Coffee: kaffee, caffè, koffie
  Mythology: mythologie, mitología, mitologia
  Law: recht, derecho, droit, diritto
  Medicine: medizin, médecine, medicina
`;

const byKey = new Map(
  FOREIGN.trim()
    .split('\n')
    .flatMap((line) => {
      const [english = '', words = ''] = line.trim().split(': ');
      return words.split(', ').map((word) => [nameKey(word), english] as const);
    }),
);

/** The English name of a subject that is typed in another language, or undefined; takes a key. */
export function foreignName(key: string): string | undefined {
  const english = byKey.get(key);
  return english === undefined || nameKey(english) === key ? undefined : english;
}
