import { describe, expect, it } from 'vitest';
import { endOf, secondsLeft, startCountdown, timerMark } from './countdown.ts';
import { FakeClock } from './round-fakes.ts';

function run(endsAfterMs: number) {
  const clock = new FakeClock();
  const log: (number | 'end' | 'sleep')[] = [];
  const stop = startCountdown({
    clock,
    endsAt: clock.now() + endsAfterMs,
    onSecond: (seconds) => log.push(seconds),
    onEnd: () => log.push('end'),
    onSleep: () => log.push('sleep'),
  });
  return { clock, log, stop };
}

describe('secondsLeft', () => {
  it.each([
    [30_000, 30],
    [29_001, 30],
    [29_000, 29],
    [1, 1],
    [0, 0],
    [-5_000, 0],
  ])('%i ms are shown as %i', (left, seconds) => expect(secondsLeft(1_000 + left, 1_000)).toBe(seconds));
});

describe('endOf', () => {
  it('takes half the round trip off', () => expect(endOf(30_000, 1_000, 1_400)).toBe(31_200));
  it('never adds time when a clock went back', () => expect(endOf(30_000, 1_400, 1_000)).toBe(31_000));
});

describe('startCountdown', () => {
  it('shows every second once and ends at nought', () => {
    const { clock, log } = run(3_000);
    clock.pass(3_500);
    expect(log).toEqual([3, 2, 1, 0, 'end']);
  });

  it('changes the number on the border of the second', () => {
    const { clock, log } = run(2_400);
    clock.pass(399);
    expect(log).toEqual([3]);
    clock.pass(1);
    expect(log).toEqual([3, 2]);
  });

  it('ends at once when there is no time', () => expect(run(0).log).toEqual([0, 'end']));

  it('jumps over the seconds that a throttled page missed', () => {
    const { clock, log } = run(10_000);
    clock.freeze(6_200);
    expect(log).toEqual([10, 4]);
  });

  it('asks for the time once when the machine slept and the monotonic clock stood still, and goes on', () => {
    const { clock, log } = run(10_000);
    clock.sleep(60_000);
    clock.pass(1_000);
    expect(log).toEqual([10, 9, 'sleep']);
    clock.pass(2_000);
    expect(log).toEqual([10, 9, 'sleep', 8, 7]);
  });

  it('stays silent once stopped', () => {
    const { clock, log, stop } = run(3_000);
    stop();
    clock.pass(5_000);
    expect(log).toEqual([3]);
  });
});

describe('timerMark', () => {
  it.each([
    [30, 30, null],
    [21, 30, null],
    [20, 30, 20],
    [11, 30, 20],
    [10, 30, 10],
    [5, 30, 5],
    [0, 30, 5],
    [20, 20, null],
    [9, 20, 10],
  ])('%i s of %i s', (seconds, total, mark) => expect(timerMark(seconds, total)).toBe(mark));
});
