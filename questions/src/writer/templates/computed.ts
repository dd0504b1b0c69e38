import type { Random } from '@trivium/rules/random';
import type { Drafted } from '../drafted.ts';
import { make } from './make.ts';

const between = (from: number, to: number, random: Random) => from + Math.floor(random() * (to - from + 1));
const texts = (values: readonly number[]) => values.map(String);

const ROMAN = [
  [1000, 'M'],
  [900, 'CM'],
  [500, 'D'],
  [400, 'CD'],
  [100, 'C'],
  [90, 'XC'],
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
] as const;

/** A whole number from 1 to 3999 in Roman numerals, in the usual subtractive form. */
export function toRoman(value: number): string {
  let rest = value;
  let text = '';
  for (const [worth, letters] of ROMAN) {
    for (; rest >= worth; rest -= worth) text += letters;
  }
  return text;
}

/** How a Roman numeral is put together: 'M is 1000, CM is 900'. */
const spelledOut = (value: number) =>
  ROMAN.filter(([, letters]) => toRoman(value).includes(letters))
    .filter(([worth]) => String(value).length > 1 || worth > 0)
    .slice(0, 4)
    .map(([worth, letters]) => `${letters} stands for ${worth}`)
    .join(', ');

/** Reading and writing Roman numerals. */
export function romanQuestions(random: Random): Drafted[] {
  const limits = [
    [4, 20, 1],
    [14, 49, 2],
    [40, 99, 3],
    [90, 399, 5],
    [400, 999, 6],
    [1000, 1999, 7],
    [1900, 2100, 5],
    [2400, 3999, 9],
  ] as const;
  return limits.flatMap(([from, to, level]) =>
    Array.from({ length: 6 }, () => between(from, to, random)).flatMap((value, i): Drafted[] => {
      const near = [value + 1, value - 1, value + 10, value + 2, value - 2].filter(
        (other) => other > 0 && other < 4000,
      );
      const explanation = `In this numeral ${spelledOut(value)}; a smaller letter before a larger one is subtracted.`;
      const others = [near[i % 2] ?? 1, near[2] ?? 2, near[3] ?? 3];
      if (i % 2 === 0)
        return make({
          question: `Which number is written ${toRoman(value)} in Roman numerals?`,
          answer: String(value),
          others: texts(others),
          explanation,
          level,
          kind: 'compute',
        });
      return make({
        question: `How is the number ${value} written in Roman numerals?`,
        answer: toRoman(value),
        others: others.map(toRoman),
        explanation,
        level: level + 0.6,
        kind: 'fact',
      });
    }),
  );
}

const spread = (right: number, steps: readonly number[]) =>
  steps.map((step) => right + step).filter((value) => value >= 0 && value !== right);

function sums(random: Random): Drafted[] {
  return [
    [3, 9, 1],
    [6, 12, 2],
    [11, 19, 4],
    [12, 29, 6],
    [23, 49, 8],
    [41, 99, 10],
  ].flatMap(([from = 1, to = 9, level = 1]) =>
    Array.from({ length: 3 }, () => [between(from, to, random), between(from, to, random)]).flatMap(
      ([a = 1, b = 1]): Drafted[] => {
        const tens = b > 10 && b % 10 !== 0 ? b - (b % 10) : b - 1;
        const explanation = `Split it up: ${a} times ${tens} makes ${a * tens}, and ${a} times ${b - tens} makes ${a * (b - tens)}.`;
        return make({
          question: `What is ${a} multiplied by ${b}?`,
          answer: String(a * b),
          others: texts(spread(a * b, [a, -b, random() < 0.5 ? 10 : -10, 2]).slice(0, 3)),
          explanation,
          level,
          kind: 'compute',
        });
      },
    ),
  );
}

function powers(random: Random): Drafted[] {
  const squares = [7, 9, 12, 13, 15, 16, 17, 18, 19, 21, 24, 25].map((n, i) => ({ n, level: 2 + i * 0.6 }));
  return [
    ...squares.flatMap(({ n, level }) =>
      make({
        question: `What is the square root of ${n * n}?`,
        answer: String(n),
        others: texts([n + 1, n - 1, n + (random() < 0.5 ? 2 : -2)]),
        explanation: `Check by multiplying: ${n} times ${n} gives ${n * n}, while ${n + 1} squared is ${(n + 1) ** 2}.`,
        level,
        kind: 'fact',
      }),
    ),
    ...[3, 4, 5, 6, 7, 8, 9, 10, 11, 12].flatMap((n) =>
      make({
        question: `What is 2 to the power of ${n}?`,
        answer: String(2 ** n),
        others: texts([2 ** (n + 1), 2 ** (n - 1), 2 ** n + n]),
        explanation: `Each step doubles the value, from ${2 ** (n - 2)} over ${2 ** (n - 1)} onwards.`,
        level: n * 0.7,
        kind: 'fact',
      }),
    ),
  ];
}

function percentages(): Drafted[] {
  return [
    [10, 80, 1],
    [25, 60, 2],
    [20, 45, 3],
    [5, 240, 4],
    [15, 60, 5],
    [30, 250, 5],
    [75, 36, 5],
    [12, 150, 7],
    [35, 180, 7],
    [18, 250, 8],
  ].flatMap(([p = 1, n = 1, level = 1]) => {
    const right = (p * n) / 100;
    const step = Math.max(1, Math.round(right / 5));
    return make({
      question: `How much is ${p} per cent of ${n}?`,
      answer: String(right),
      others: texts(spread(right, [step, -step, 2 * step])),
      explanation: `One per cent of the whole is ${n / 100}, and that is taken ${p} times.`,
      level,
      kind: 'compute',
    });
  });
}

const isPrime = (n: number) =>
  n > 1 && Array.from({ length: Math.floor(Math.sqrt(n)) - 1 }, (_, i) => i + 2).every((d) => n % d !== 0);

function primes(random: Random): Drafted[] {
  return [20, 40, 60, 80, 100, 130, 160, 200].flatMap((limit, i) => {
    const odd = Array.from({ length: 20 }, () => between(Math.max(9, limit - 30), limit, random) | 1).filter(
      (n) => n % 5 !== 0,
    );
    const prime = odd.find(isPrime);
    const composite = [...new Set(odd.filter((n) => !isPrime(n)))].slice(0, 3);
    if (prime === undefined) return [];
    const factors = composite.map(
      (n) =>
        `${n} is ${Array.from({ length: n }, (_, d) => d + 2).find((d) => n % d === 0)} times ${n / (Array.from({ length: n }, (_, d) => d + 2).find((d) => n % d === 0) ?? 1)}`,
    );
    return make({
      question: 'Which of these numbers is prime?',
      answer: String(prime),
      others: texts(composite),
      explanation: `The others have divisors: ${factors.join(', ')}.`,
      level: 3 + i * 0.7,
      kind: 'define',
    });
  });
}

/** Mental arithmetic: products, powers, roots, percentages, primes. Right by construction. */
export function mathsQuestions(random: Random): Drafted[] {
  return [...sums(random), ...powers(random), ...percentages(), ...primes(random)];
}

/** Binary numbers both ways. */
export function binaryQuestions(random: Random): Drafted[] {
  return [4, 8, 16, 32, 64, 128, 255].flatMap((top, i) =>
    Array.from({ length: 6 }, () => between(Math.ceil(top / 2) + 1, top, random)).flatMap(
      (value, turn): Drafted[] => {
        const bits = Array.from({ length: 8 }, (_, bit) => 2 ** (7 - bit)).filter(
          (worth) => (value & worth) !== 0,
        );
        const explanation = `The digits that are set are worth ${bits.join(', ')} from left to right, each place double the next.`;
        const others = [value + 1, value - 1, value + 2, value ^ 1];
        if (turn % 2 === 0)
          return make({
            question: `Which decimal number is ${value.toString(2)} in binary?`,
            answer: String(value),
            others: texts(others),
            explanation,
            level: 2 + i,
            kind: 'compute',
          });
        return make({
          question: `How is the decimal number ${value} written in binary?`,
          answer: value.toString(2),
          others: others.map((n) => n.toString(2)),
          explanation,
          level: 2.5 + i,
          kind: 'fact',
        });
      },
    ),
  );
}
