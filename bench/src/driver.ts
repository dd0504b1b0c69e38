import { performance } from 'node:perf_hooks';

/** Latencies in ms by what was measured. */
export type Samples = Map<string, number[]>;

export type Measured = { readonly samples: Samples; readonly seconds: number; readonly errors: number };

export type Timed = <T>(what: string, work: () => Promise<T>) => Promise<T>;

/**
 * Lets `workers` of the same work run side by side until the time is over; each finishes what it has begun.
 * The first `warmUp` seconds are played but not counted.
 */
export async function drive(
  workers: number,
  seconds: number,
  warmUp: number,
  work: (worker: number, timed: Timed, over: () => boolean) => Promise<void>,
): Promise<Measured> {
  const samples: Samples = new Map();
  let errors = 0;
  const from = performance.now() + warmUp * 1000;
  const until = from + seconds * 1000;
  const timed: Timed = async (what, run) => {
    const begin = performance.now();
    const result = await run();
    const end = performance.now();
    if (begin >= from && end <= until) {
      const list = samples.get(what) ?? [];
      list.push(end - begin);
      samples.set(what, list);
    }
    return result;
  };
  const over = () => performance.now() >= until;
  const one = async (worker: number) => {
    while (!over()) {
      try {
        await work(worker, timed, over);
      } catch (error) {
        if (errors++ === 0) console.error('the first failure of this phase:', error);
        if (errors > 100) throw error;
      }
    }
  };
  await Promise.all(Array.from({ length: workers }, (_, n) => one(n)));
  return { samples, seconds, errors };
}

export type Figures = {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly n: number;
};

function at(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** Requests per second, median and 99th percentile (ms) of some or all of what was measured. */
export function figures(measured: Measured, only?: readonly string[]): Figures {
  const all = [...measured.samples]
    .filter(([what]) => !only || only.includes(what))
    .flatMap(([, list]) => list);
  const sorted = all.sort((a, b) => a - b);
  return {
    perSecond: sorted.length / measured.seconds,
    p50: at(sorted, 0.5),
    p99: at(sorted, 0.99),
    n: sorted.length,
  };
}
