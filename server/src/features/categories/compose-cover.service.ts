/** The five colours of a cover. A motif names them in braces: `fill="{line}"`. */
export type Palette = Readonly<Record<'ground' | 'deep' | 'line' | 'glow' | 'white', string>>;

export type CoverParts = {
  /** A whole number, for example the topic's place in its field: neighbours get another layout and another shade. */
  seed: number;
  /** One letter or digit. It is put in as it is, so the caller makes sure of that. */
  letter: string;
  /** Colours as #RRGGBB. */
  palette: Palette;
  /** Shapes in a box of 120 by 120 around the origin. */
  motif: string;
  /** Seeded, so that a topic keeps its cover. */
  random: () => number;
};

type Spot = { x: number; y: number; scale: number; turn?: number; mirrored?: boolean; opacity?: number };
type Studio = {
  palette: Palette;
  between: (low: number, high: number) => number;
  either: () => boolean;
  stamp: (spot: Spot) => string;
};
/** Everything behind the letter, and where the letter stands. */
type Scene = { art: string; letterX: number };

const WIDTH = 320;
const HEIGHT = 180;
// Cards cut the cover at top and bottom and put a badge in an upper corner: the letter stays below the badge and
// above the cut.
const LETTER = { baseline: 122, size: 76 };

/** The cover of a topic as SVG: the motif of its field in one of four layouts, and its letter. */
export function composeCover({ seed, letter, palette, motif, random }: CoverParts): string {
  const step = Math.abs(Math.trunc(seed));
  const shaded = shadeOf(palette, step);
  const { art, letterX } = layoutOf(step)(studioFor(shaded, motif, random));
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${shaded.ground}"/>${art}` +
    `<text x="${letterX}" y="${LETTER.baseline}" text-anchor="middle" font-family="Fraunces Variable, Georgia, serif" font-size="${LETTER.size}" font-weight="600" fill="${shaded.white}">${letter}</text>` +
    `</svg>`
  );
}

// Four layouts and three shades have no common divisor: twelve neighbours in a row all differ.
const LAYOUTS = [largeAtRight, centred, diagonal, largeAtLeft] as const;

function layoutOf(step: number): (studio: Studio) => Scene {
  return LAYOUTS[step % LAYOUTS.length] ?? largeAtRight;
}

/** The palette as it is, one shade darker, or one lighter; never so light that the white letter is lost. */
function shadeOf(palette: Palette, step: number): Palette {
  const { ground, deep, line } = palette;
  switch (step % 3) {
    case 1:
      return { ...palette, ground: mix(ground, deep, 0.6), deep: mix(deep, '#000000', 0.3) };
    case 2:
      return { ...palette, ground: mix(ground, line, 0.16), deep: mix(ground, deep, 0.5) };
    default:
      return palette;
  }
}

function mix(from: string, to: string, share: number): string {
  const part = (colour: string, at: number) => Number.parseInt(colour.slice(at, at + 2), 16);
  const channel = (at: number) => {
    const mixed = Math.round(part(from, at) * (1 - share) + part(to, at) * share);
    return mixed.toString(16).padStart(2, '0');
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}

function studioFor(palette: Palette, motif: string, random: () => number): Studio {
  const shapes = motif
    .replaceAll('\n', '')
    .replace(/\{(ground|deep|line|glow|white)\}/g, (_, name: keyof Palette) => palette[name]);
  return {
    palette,
    between: (low, high) => Math.round((low + random() * (high - low)) * 100) / 100,
    either: () => random() < 0.5,
    stamp: ({ x, y, scale, turn = 0, mirrored = false, opacity = 1 }) =>
      `<g transform="translate(${x} ${y})rotate(${turn})scale(${mirrored ? -scale : scale} ${scale})"` +
      `${opacity < 1 ? ` opacity="${opacity}"` : ''}>${shapes}</g>`,
  };
}

/** A soft hill that rises towards the right. */
function hill({ palette, between }: Studio): string {
  const start = Math.round(between(132, 158));
  const crest = Math.round(between(96, 124));
  const end = Math.round(between(84, 120));
  const ridge = `M0 ${start}C70 ${start - 24} 110 ${crest + 44} 180 ${crest + 14}S280 ${crest - 26} ${WIDTH} ${end}`;
  return `<path d="${ridge}V${HEIGHT}H0Z" fill="${palette.deep}"/>`;
}

function disc(palette: Palette, x: number, y: number, r: number): string {
  return `<circle cx="${Math.round(x)}" cy="${Math.round(y)}" r="${Math.round(r)}" fill="${palette.deep}"/>`;
}

function largeAtRight(studio: Studio): Scene {
  const { between, either, stamp } = studio;
  const mirrored = either();
  const echo = { opacity: 0.2, mirrored: !mirrored };
  const art =
    hill(studio) +
    stamp({ ...echo, x: between(128, 140), y: between(30, 46), scale: 0.36, turn: between(-30, 0) }) +
    stamp({ ...echo, x: between(130, 146), y: between(140, 152), scale: 0.44, turn: between(0, 30) }) +
    stamp({
      x: between(232, 254),
      y: between(88, 93),
      scale: between(1, 1.16),
      turn: between(-10, 10),
      mirrored,
    });
  return { art, letterX: 58 };
}

function centred({ palette, between, either, stamp }: Studio): Scene {
  const mirrored = either();
  const x = between(174, 188);
  const y = between(88, 94);
  const echo = { opacity: 0.25, mirrored: !mirrored };
  const art =
    disc(palette, x + between(-6, 10), y + between(-4, 14), between(68, 80)) +
    stamp({ ...echo, x: between(276, 284), y: between(36, 52), scale: 0.46, turn: between(-28, -8) }) +
    stamp({ ...echo, x: between(290, 304), y: between(92, 104), scale: 0.56, turn: between(-10, 10) }) +
    stamp({ ...echo, x: between(262, 274), y: between(144, 154), scale: 0.42, turn: between(8, 28) }) +
    stamp({ x, y, scale: between(0.86, 0.96), turn: between(-8, 8), mirrored });
  return { art, letterX: 58 };
}

/** Small motifs in a row that climbs or falls, with faint ones at both sides of it. */
function diagonal({ palette, between, either, stamp }: Studio): Scene {
  const mirrored = either();
  const climbs = either();
  const shift = Math.round(between(-6, 12));
  const turn = between(-16, 16);
  const height = (y: number) => (climbs ? y : HEIGHT - y);
  const at = (x: number, y: number) => ({ x: x + shift, y: height(y), turn });
  const row = [at(150, 126), at(212, 91), at(274, 56)];
  const sides = [at(152, 54), at(216, 18), at(332, 22), at(198, 162), at(262, 128), at(326, 92)];
  const art =
    `<path d="M${shift} ${height(208)}L${400 + shift} ${height(-17)}" stroke="${palette.deep}" stroke-width="80"/>` +
    sides.map((spot) => stamp({ ...spot, scale: 0.36, opacity: 0.24, mirrored: !mirrored })).join('') +
    row.map((spot) => stamp({ ...spot, scale: 0.54, mirrored })).join('');
  return { art, letterX: 58 };
}

function largeAtLeft({ palette, between, either, stamp }: Studio): Scene {
  const mirrored = either();
  const art =
    disc(palette, between(40, 76), between(150, 176), between(130, 150)) +
    stamp({
      x: between(284, 292),
      y: between(138, 148),
      scale: 0.44,
      turn: between(-24, 24),
      opacity: 0.26,
      mirrored: !mirrored,
    }) +
    stamp({
      x: between(84, 94),
      y: between(88, 96),
      scale: between(1, 1.12),
      turn: between(-10, 10),
      mirrored,
    });
  return { art, letterX: 214 };
}
