import type { Road } from '@trivium/rules/category';

/** One painted path: data, fill, stroke and its width, on a grid of 96 x 96. */
export type Shape = readonly [d: string, fill: string | null, stroke?: string | null, width?: number];

export type AvatarSpec = {
  readonly road: Road;
  /** Painted below the eyes: ears, head, marking, muzzle. */
  readonly under: readonly Shape[];
  /** Painted above the eyes: what the animal has learned. */
  readonly over: readonly Shape[];
};

const INK = '#211B33';
const HEAD = 'M48 24c17 0 28 11 28 28S64 79 48 79 20 69 20 52s11-28 28-28Z';
const BEAK = 'M41 54h14l-7 14Z';
const BRIDGE = 'M47 47h2';
const POINTED_EARS = 'M22 44 24 15Q26 12 30 15L44 29ZM74 44 72 15Q70 12 66 15L52 29Z';
const INNER_EARS = 'M27 33 28 21 37 30ZM69 33 68 21 59 30Z';
const MASK = 'M24 50c4-14 20-14 24-4 4-10 20-10 24 4-2 16-14 20-24 20S26 66 24 50Z';
const NOSE = 'M43 56h10l-5 6Z';
const SNOUT_MOUTH = 'M48 62v3M42 67q6 4 12 0';
const BOW = 'M48 82 34 75v14ZM48 82l14-7v14Z';
const SCARF = 'M24 76q24 12 48 0l2 9q-26 11-52 0Z';
const SMILE = 'M39 61q9 8 18 0';
const CAP = 'M48 14 78 25 48 36 18 25Z';
const TASSEL = 'M72 27v13';
const SNOUT = 'M34 62a14 11 0 1 0 28 0a14 11 0 1 0 -28 0Z';
const TASSEL_END = 'M69 42a3 3 0 1 0 6 0a3 3 0 1 0 -6 0Z';
const LEFT_GLASS = 'M27.5 48a9.5 9.5 0 1 0 19 0a9.5 9.5 0 1 0 -19 0Z';
const RIGHT_GLASS = 'M49.5 48a9.5 9.5 0 1 0 19 0a9.5 9.5 0 1 0 -19 0Z';
const LEFT_DISC = 'M24 48a13 13 0 1 0 26 0a13 13 0 1 0 -26 0Z';
const RIGHT_DISC = 'M46 48a13 13 0 1 0 26 0a13 13 0 1 0 -26 0Z';

/** The fifteen avatars in the order of their numbers: avatar 1 is the first. Five walk each road. */
export const AVATARS: readonly AvatarSpec[] = [
  // owl
  {
    road: 'grammar',
    under: [
      ['M22 42C18 26 22 18 26 16c2 8 8 12 16 13ZM74 42c4-16 0-24-4-26-2 8-8 12-16 13Z', '#7A5AA6'],
      [HEAD, '#7A5AA6'],
      [LEFT_DISC, '#F7EFE0'],
      [RIGHT_DISC, '#F7EFE0'],
      [BEAK, '#F2B632', '#F2B632', 3],
    ],
    over: [
      [BRIDGE, null, INK, 3],
      [LEFT_GLASS, null, INK, 3],
      [RIGHT_GLASS, null, INK, 3],
    ],
  },
  // fox
  {
    road: 'grammar',
    under: [
      [POINTED_EARS, '#D9622B'],
      [INNER_EARS, '#7A2E12'],
      [HEAD, '#D9622B'],
      [MASK, '#FFF3E2'],
      [SNOUT, '#FFF3E2'],
      [NOSE, INK, INK, 2],
      [SNOUT_MOUTH, null, INK, 2.5],
    ],
    over: [],
  },
  // raven
  {
    road: 'grammar',
    under: [
      [HEAD, '#3B3556'],
      [LEFT_DISC, '#8C84A8'],
      [RIGHT_DISC, '#8C84A8'],
      [BEAK, '#F2B632', '#F2B632', 3],
    ],
    over: [['M66 40C72 24 80 16 88 12c0 12-6 24-18 30Z', '#FFFDF7', INK, 2]],
  },
  // cat
  {
    road: 'grammar',
    under: [
      [POINTED_EARS, '#F0C987'],
      [INNER_EARS, '#A8652A'],
      [HEAD, '#F0C987'],
      ['M48 26v10M38 28l3 8M58 28l-3 8', null, '#A8652A', 4],
      [SNOUT, '#FFF6E6'],
      [NOSE, INK, INK, 2],
      [SNOUT_MOUTH, null, INK, 2.5],
    ],
    over: [[BOW, '#B3261E', '#B3261E', 3]],
  },
  // hare
  {
    road: 'grammar',
    under: [
      ['M34 40C26 30 24 6 32 6s10 20 10 30ZM62 40c8-10 10-34 2-34s-10 20-10 30Z', '#CBB79F'],
      ['M34 30c-3-8-4-18-1-18s4 10 5 18ZM62 30c3-8 4-18 1-18s-4 10-5 18Z', '#E6A5A0'],
      [HEAD, '#CBB79F'],
      [SNOUT, '#F6ECDD'],
      [NOSE, INK, INK, 2],
      [SNOUT_MOUTH, null, INK, 2.5],
    ],
    over: [[SCARF, '#1C5A9C']],
  },
  // octopus
  {
    road: 'logic',
    under: [
      [
        'M20 56c-8 4-10 12-4 16 6 3 8-2 6-5M76 56c8 4 10 12 4 16-6 3-8-2-6-5M32 70c-4 8-2 14 4 14s6-6 4-8M64 70c4 8 2 14-4 14s-6-6-4-8',
        null,
        '#C2487A',
        7,
      ],
      [HEAD, '#C2487A'],
      [SMILE, null, INK, 3],
    ],
    over: [
      ['M49 48a10 10 0 1 0 20 0a10 10 0 1 0 -20 0Z', null, '#F2B632', 3],
      ['M69 51q3 12-1 20', null, '#F2B632', 2],
    ],
  },
  // tortoise
  {
    road: 'logic',
    under: [
      [HEAD, '#6B9B5A'],
      ['M48 26l9 6-3 8H42l-3-8ZM30 34l6 4-4 6M66 34l-6 4 4 6', null, '#3E6A38', 3],
      [SMILE, null, INK, 3],
    ],
    over: [
      [BRIDGE, null, INK, 3],
      [LEFT_GLASS, null, INK, 3],
      [RIGHT_GLASS, null, INK, 3],
    ],
  },
  // elephant
  {
    road: 'logic',
    under: [
      ['M30 36C12 26 4 36 8 54s16 20 22 12ZM66 36c18-10 26 0 22 18s-16 20-22 12Z', '#8FA3B8'],
      ['M24 44c-8-4-12 2-10 11s8 10 11 6ZM72 44c8-4 12 2 10 11s-8 10-11 6Z', '#6F859C'],
      [HEAD, '#8FA3B8'],
      ['M48 54v14c0 7 10 7 10 0', null, '#6F859C', 10],
    ],
    over: [
      [CAP, INK],
      [TASSEL, null, '#F2B632', 3],
      [TASSEL_END, '#F2B632'],
    ],
  },
  // bee
  {
    road: 'logic',
    under: [
      ['M38 30C34 20 28 14 22 14M58 30c4-10 10-16 16-16', null, INK, 3.5],
      ['M18 14a4 4 0 1 0 8 0a4 4 0 1 0 -8 0Z', INK],
      ['M70 14a4 4 0 1 0 8 0a4 4 0 1 0 -8 0Z', INK],
      [HEAD, '#F2B632'],
      ['M28 34q20-9 40 0l4 9q-24-9-48 0Z', INK],
      ['M24 62q24 9 48 0l-5 9q-19 6-38 0Z', INK],
      [SMILE, null, INK, 3],
    ],
    over: [],
  },
  // bear
  {
    road: 'logic',
    under: [
      ['M15 30a12 12 0 1 0 24 0a12 12 0 1 0 -24 0Z', '#8A5A3C'],
      ['M57 30a12 12 0 1 0 24 0a12 12 0 1 0 -24 0Z', '#8A5A3C'],
      ['M21 30a6 6 0 1 0 12 0a6 6 0 1 0 -12 0Z', '#5F3A24'],
      ['M63 30a6 6 0 1 0 12 0a6 6 0 1 0 -12 0Z', '#5F3A24'],
      [HEAD, '#8A5A3C'],
      [SNOUT, '#E8CDB0'],
      [NOSE, INK, INK, 2],
      [SNOUT_MOUTH, null, INK, 2.5],
    ],
    over: [
      [CAP, INK],
      [TASSEL, null, '#F2B632', 3],
      [TASSEL_END, '#F2B632'],
    ],
  },
  // lion
  {
    road: 'rhetoric',
    under: [
      [
        'M48 12c8-4 15 1 17 5 8-1 14 5 14 12 6 3 8 11 4 17 4 7 1 15-5 17 0 8-7 13-14 12-4 6-12 8-16 5-4 3-12 1-16-5-7 1-14-4-14-12-6-2-9-10-5-17-4-6-2-14 4-17 0-7 6-13 14-12 2-4 9-9 17-5Z',
        '#A8521C',
      ],
      [HEAD, '#F0B95A'],
      [SNOUT, '#FFF0D0'],
      [NOSE, INK, INK, 2],
      [SNOUT_MOUTH, null, INK, 2.5],
    ],
    over: [
      ['M22 40C20 30 25 22 33 18M74 40c2-10-3-18-11-22', null, '#00695C', 3],
      [
        'M20 33q-5-3-4-8 6 1 6 6ZM25 25q-3-5 0-9 5 3 3 8ZM76 33q5-3 4-8-6 1-6 6ZM71 25q3-5 0-9-5 3-3 8Z',
        '#00695C',
      ],
    ],
  },
  // parrot
  {
    road: 'rhetoric',
    under: [
      ['M48 32C40 22 38 10 46 6c2 5 4 7 6 8 1-4 4-6 8-6-2 10-4 18-8 24Z', '#F2B632'],
      [HEAD, '#2E9E6B'],
      ['M22 56c8-4 16 2 18 14-10 0-17-6-18-14ZM74 56c-8-4-16 2-18 14 10 0 17-6 18-14Z', '#E8F7EE'],
      ['M40 52c10-4 18 2 16 14-1 4-5 4-6 0-1-5-5-7-10-8Z', '#F2B632'],
    ],
    over: [],
  },
  // whale
  {
    road: 'rhetoric',
    under: [
      ['M48 26V18M48 18c0-6-8-8-12-4M48 18c0-6 8-8 12-4', null, '#86B9F5', 4.5],
      [HEAD, '#2F6FB3'],
      ['M22 58q26 10 52 0c-2 14-14 20-26 20s-24-6-26-20Z', '#E3EFFB'],
      [SMILE, null, INK, 3],
    ],
    over: [[BOW, '#B3261E', '#B3261E', 3]],
  },
  // wolf
  {
    road: 'rhetoric',
    under: [
      [POINTED_EARS, '#6C7480'],
      [INNER_EARS, '#3E444E'],
      [HEAD, '#6C7480'],
      [MASK, '#F1F3F5'],
      [SNOUT, '#F1F3F5'],
      [NOSE, INK, INK, 2],
      [SNOUT_MOUTH, null, INK, 2.5],
    ],
    over: [[SCARF, '#1C5A9C']],
  },
  // stag
  {
    road: 'rhetoric',
    under: [
      [
        'M36 32C28 24 26 14 28 8M30 20l-9-5M32 26l-11 1M60 32c8-8 10-18 8-24M66 20l9-5M64 26l11 1',
        null,
        '#6B4423',
        4.5,
      ],
      ['M24 42c-8-6-12-4-12 0s6 8 12 7ZM72 42c8-6 12-4 12 0s-6 8-12 7Z', '#A9713F'],
      [HEAD, '#A9713F'],
      ['M36 56c0-6 24-6 24 0l-3 14c-2 6-16 6-18 0Z', '#EED9BF'],
      ['M43 70a5 3.5 0 1 0 10 0a5 3.5 0 1 0 -10 0Z', INK],
    ],
    over: [['m48 27 2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8-4.2-4.1 5.8-.8Z', '#F2B632']],
  },
];
