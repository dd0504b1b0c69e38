import { type Figures, figures, type Measured } from './driver.ts';
import type { Writing } from './writing.ts';

const HOT = ['nextQuestion', 'answerQuestion'];

export type Report = {
  readonly product: Record<string, Figures>;
  readonly ceilings: { readonly http: Figures; readonly sql: Figures };
  readonly ratios: { readonly toHttp: number; readonly toSql: number };
  readonly memoryMiB: number | undefined;
  readonly errors: number;
  readonly players: number;
  readonly seconds: number;
  readonly quizzesPerSecond: number;
};

/** Puts the three measurements side by side. The ratios compare the hot calls with the ceilings of the same run. */
export function reportOf(
  whole: Measured,
  hot: Measured,
  http: Measured,
  sql: Measured,
  memoryMiB: number | undefined,
  players: number,
): Report {
  const product: Record<string, Figures> = { all: figures(whole) };
  for (const what of whole.samples.keys()) product[what] = figures(whole, [what]);
  const hotFigures = figures(hot, HOT);
  product['hot calls alone'] = hotFigures;
  const ceilings = { http: figures(http, HOT), sql: figures(sql, HOT) };
  return {
    product,
    ceilings,
    ratios: {
      toHttp: hotFigures.perSecond / ceilings.http.perSecond,
      toSql: hotFigures.perSecond / ceilings.sql.perSecond,
    },
    memoryMiB,
    errors: whole.errors + hot.errors + http.errors + sql.errors,
    players,
    seconds: whole.seconds,
    quizzesPerSecond: figures(whole, ['completion']).perSecond,
  };
}

function row(name: string, f: Figures): string {
  const cell = (value: number, digits: number) => value.toFixed(digits).padStart(10);
  return `${name.padEnd(28)}${cell(f.perSecond, 0)}${cell(f.p50, 2)}${cell(f.p99, 2)}`;
}

/** The report as a table for a person. */
export function table(report: Report): string {
  const head = `${''.padEnd(28)}${'req/s'.padStart(10)}${'p50 ms'.padStart(10)}${'p99 ms'.padStart(10)}`;
  const product = Object.entries(report.product).map(([name, f]) => row(`product: ${name}`, f));
  return [
    `${report.players} players at once, ${report.seconds} s a phase`,
    head,
    ...product,
    row('ceiling: bare Fastify', report.ceilings.http),
    row('ceiling: same SQL, no HTTP', report.ceilings.sql),
    '',
    `whole quizzes per second     ${report.quizzesPerSecond.toFixed(1)}`,
    `hot calls / bare Fastify     ${(report.ratios.toHttp * 100).toFixed(1)} %`,
    `hot calls / same SQL         ${(report.ratios.toSql * 100).toFixed(1)} %`,
    `memory of the server         ${report.memoryMiB ?? '?'} MiB`,
    `errors                       ${report.errors}`,
  ].join('\n');
}

/** How quizzes are written from a name, and what it costs those who play meanwhile. */
export function writingTable({ quizzes, median, worst, alone, meanwhile, growthMiB }: Writing): string {
  const slower = meanwhile.p50 / alone.p50;
  return [
    `quizzes from a name          ${quizzes}, median ${median.toFixed(0)} ms, worst ${worst.toFixed(0)} ms`,
    `reads meanwhile / alone      p50 ${slower.toFixed(2)}, p99 ${meanwhile.p99.toFixed(1)} / ${alone.p99.toFixed(1)} ms`,
    `growth of the server         ${growthMiB ?? '?'} MiB`,
  ].join('\n');
}
