import { describe, expect, it } from 'vitest';
import { isAdult } from './adult.ts';

describe('isAdult', () => {
  it.each(['fucking idiots', 'porn stars', 'a building where prostitution takes place'])(
    'keeps %j out of quizzes',
    (text) => expect(isAdult(text)).toBe(true),
  );

  it.each([
    'Scunthorpe',
    'cockatoo and blue tit',
    'the ass of Balaam',
    'shuttlecock',
    'Nazi Germany',
    'a building where bread is baked',
  ])('has nothing against %j', (text) => expect(isAdult(text)).toBe(false));
});
