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
 * this category's alone. Holds no text but a single letter or digit, so nothing can be injected.
 */
export function coverSvg(category: { id: string; name: string; subject: Subject }): string {
  const { ground, deep, line, glow } = PALETTE[roadOf(category.subject)];
  const random = randomFrom(category.id);
  const between = (low: number, high: number) => Math.round(low + random() * (high - low));
  const meet = { x: between(190, 250), y: between(70, 110) };
  const road = (fromX: number, fromY: number) =>
    `M${fromX} ${fromY}Q${between(80, 240)} ${between(20, 160)} ${meet.x} ${meet.y}`;
  const roads = [
    road(between(100, 160), -10),
    road(WIDTH + 10, between(10, 60)),
    road(between(120, 300), HEIGHT + 10),
  ];
  const dots = Array.from({ length: 7 }, () => {
    const r = between(3, 16);
    return `<circle cx="${between(0, WIDTH)}" cy="${between(0, HEIGHT)}" r="${r}" fill="${line}" opacity=".${between(10, 28)}"/>`;
  });
  const letter = /[\p{Letter}\p{Number}]/u.exec(category.name)?.[0].toUpperCase() ?? '';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-hidden="true">` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${ground}"/>` +
    `<path d="M0 ${between(90, 140)}Q${between(90, 200)} ${between(60, 120)} ${WIDTH} ${between(100, 160)}V${HEIGHT}H0Z" fill="${deep}"/>` +
    dots.join('') +
    roads
      .map(
        (d, i) =>
          `<path d="${d}" fill="none" stroke="${i === 1 ? glow : line}" stroke-width="9" stroke-linecap="round" opacity=".85"/>`,
      )
      .join('') +
    `<circle cx="${meet.x}" cy="${meet.y}" r="13" fill="${glow}"/>` +
    `<text x="24" y="136" font-family="Fraunces Variable, Georgia, serif" font-size="118" font-weight="600" fill="#fff">${letter}</text>` +
    `</svg>`
  );
}
