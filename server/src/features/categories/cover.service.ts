import { type Road, roadOf, type Subject } from '@trivium/rules/category';
import { randomFrom } from '@trivium/rules/random';

// The road colours of the design system, each with a deep ground, a light line and a glow.
const PALETTE: Record<Road, { ground: string; deep: string; line: string; glow: string }> = {
  grammar: { ground: '#5B2A86', deep: '#431D66', line: '#C79BF2', glow: '#F2B632' },
  logic: { ground: '#00695C', deep: '#004D44', line: '#66E3C8', glow: '#F2B632' },
  rhetoric: { ground: '#A86400', deep: '#7A4B00', line: '#FFE2A0', glow: '#FFF1CC' },
};

const WIDTH = 320;
const HEIGHT = 180;

/**
 * The cover of a category as SVG, made from its own id, name and subject: three roads meet in a place that is
 * this category's alone. It holds no text but a single letter or digit, so nothing can be injected. What
 * matters stands in the middle band and on the right: cards cut the cover at top and bottom and put a badge
 * on the left.
 */
export function coverSvg(category: { id: string; name: string; subject: Subject }): string {
  const { ground, deep, line, glow } = PALETTE[roadOf(category.subject)];
  const random = randomFrom(category.id);
  const between = (low: number, high: number) => Math.round(low + random() * (high - low));
  const meet = { x: between(110, 160), y: between(82, 104) };
  const road = (x: number, y: number, bendX: number, bendY: number) =>
    `M${x} ${y}Q${bendX} ${bendY} ${meet.x} ${meet.y}`;
  const roads = [
    { d: road(-10, between(20, 70), between(40, 90), between(10, 60)), colour: line },
    { d: road(between(120, 210), -10, meet.x + between(20, 60), between(20, 50)), colour: glow },
    { d: road(between(10, 90), HEIGHT + 10, between(30, 100), between(130, 160)), colour: line },
  ];
  const hills = `M0 ${between(120, 150)}Q${between(60, 140)} ${between(70, 110)} ${between(170, 210)} ${between(110, 140)}T${WIDTH} ${between(80, 120)}V${HEIGHT}H0Z`;
  const dots = Array.from({ length: 6 }, () => {
    const circle = `cx="${between(0, WIDTH)}" cy="${between(20, 160)}" r="${between(3, 14)}"`;
    return `<circle ${circle} fill="${line}" opacity=".${between(12, 26)}"/>`;
  });
  const letter = /[\p{Letter}\p{Number}]/u.exec(category.name)?.[0].toUpperCase() ?? '';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${ground}"/>` +
    `<path d="${hills}" fill="${deep}"/>${dots.join('')}` +
    `<g fill="none" stroke-width="8" stroke-linecap="round">` +
    roads.map(({ d, colour }) => `<path d="${d}" stroke="${colour}"/>`).join('') +
    `</g><circle cx="${meet.x}" cy="${meet.y}" r="12" fill="${glow}" stroke="${deep}" stroke-width="4"/>` +
    `<text x="262" y="124" text-anchor="middle" font-family="Fraunces Variable, Georgia, serif" font-size="92" font-weight="600" fill="#fff">${letter}</text>` +
    `</svg>`
  );
}
