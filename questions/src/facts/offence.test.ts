import { describe, expect, it } from 'vitest';
import { isAbusive, isAdult, isMarkedOffensive } from './offence.ts';

describe('offence', () => {
  it.each(['fucking idiots', 'porn stars', 'a bitch'])('hears abuse in "%s"', (text) => {
    expect(isAbusive(text)).toBe(true);
  });
  it.each([
    'Scunthorpe',
    'cockatoo and blue tit',
    'the ass of Balaam',
    'shuttlecock',
    'Nazi Germany',
    'Holocaust',
  ])('hears none in "%s"', (text) => {
    expect(isAbusive(text)).toBe(false);
  });
  it('keeps plain words of sexuality out of quizzes', () => {
    expect(isAdult('a building where prostitution takes place')).toBe(true);
    expect(isAdult('a building where bread is baked')).toBe(false);
  });
  it('reads the marks of a dictionary', () => {
    expect(isMarkedOffensive('(ethnic slur) offensive term for a person')).toBe(true);
    expect(isMarkedOffensive('a person from Poland')).toBe(false);
  });
});
