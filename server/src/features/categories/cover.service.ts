import { motifOf } from '@trivium/questions/motifs';
import { type Road, roadOf, type Subject } from '@trivium/rules/category';
import { randomFrom } from '@trivium/rules/random';
import { composeCover, type Palette } from './compose-cover.service.ts';

// The road colours of the design system, each with a deep ground, a light line and a glow.
const PALETTE: Record<Road, Palette> = {
  grammar: { ground: '#5B2A86', deep: '#431D66', line: '#C79BF2', glow: '#F2B632', white: '#FFFDF7' },
  logic: { ground: '#00695C', deep: '#004D44', line: '#66E3C8', glow: '#F2B632', white: '#FFFDF7' },
  rhetoric: { ground: '#A86400', deep: '#7A4B00', line: '#F7C657', glow: '#FFF1CC', white: '#FFFDF7' },
};

/** The field whose motif stands for a subject where a category belongs to no field. */
const MOTIF: Record<Subject, string> = {
  science: 'plants-biology-and-general-science',
  history: 'middle-ages-to-modern-history',
  sports: 'sports',
  tech: 'technology-and-transport',
  arts: 'art-stage-music-and-instruments',
  world: 'world-geography-and-landmarks',
};

/** What a cover is made from. `position` is the place in its field: neighbours differ. */
export type Covered = {
  readonly id: string;
  readonly name: string;
  readonly subject: Subject;
  readonly field: string | null;
  readonly position: number;
};

/**
 * The cover of a category as SVG: the motif of its field in the colours of its road, and its initial. It holds no
 * text but one letter or digit, so nothing can be injected.
 */
export async function coverSvg({ id, name, subject, field, position }: Covered): Promise<string> {
  const motif = (await motifOf(field ?? MOTIF[subject])) ?? '';
  const letter = /[\p{Letter}\p{Number}]/u.exec(name)?.[0].toUpperCase() ?? '';
  const random = randomFrom(id);
  // A player's quiz has no place in a field: chance gives it one.
  const seed = position > 0 ? position : Math.floor(random() * 12);
  return composeCover({ seed, letter, palette: PALETTE[roadOf(subject)], motif, random });
}
