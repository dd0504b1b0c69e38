import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { NextQuestion, StartedQuiz } from '@trivium/contract/quiz';
import { drive, type Measured, type Timed } from './driver.ts';
import { type Call, client } from './http.ts';
import { playQuizzes } from './player.ts';
import { residentMiB, startProgram } from './processes.ts';
import { reportOf, table, writingTable } from './report.ts';
import { withProduct } from './scratch.ts';
import { measureSql } from './sql.ts';
import { measureWriting } from './writing.ts';

const PLAYERS = Number(process.env.BENCH_PLAYERS ?? 64);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 10);
const WARM_UP = 2;
const WRITING_CONNECTIONS = 8;

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
const say = (line: string) => console.error(line);

/** Only the two hot calls are counted; what has to happen around them is not. */
async function playHot(call: Call, timed: Timed, over: () => boolean): Promise<void> {
  const silent: Timed = (what, work) => (what.endsWith('Question') ? timed(what, work) : work());
  await playQuizzes(call, silent, over);
}

async function measureProduct(
  origin: string,
): Promise<{ whole: Measured; hot: Measured; bytes: [number, number] }> {
  const { call, close } = client(origin, PLAYERS);
  const bytes = await payloadSizes(call);
  say('product: whole quizzes …');
  const whole = await drive(PLAYERS, SECONDS, WARM_UP, (_, timed, over) => playQuizzes(call, timed, over));
  say('product: hot calls …');
  const hot = await drive(PLAYERS, SECONDS, 0, (_, timed, over) => playHot(call, timed, over));
  await close();
  return { whole, hot, bytes };
}

/** How many bytes the two hot calls answer with, so that the bare server answers as many. */
async function payloadSizes(call: Call): Promise<[number, number]> {
  const { token } = (await call('POST', '/api/users/guestLogin')) as { token: string };
  const { categoryId } = (await call('GET', '/api/getGetegoryToPlay', { token })) as { categoryId: string };
  const quiz = (await call('POST', '/api/startQuiz', { token, body: { categoryId } })) as StartedQuiz;
  const next = (await call('GET', `/api/nextQuestion/${quiz.token}`, { token })) as NextQuestion;
  const body = { answer: next.question?.answers[0] ?? '' };
  const judged = await call('POST', `/api/answerQuestion/${quiz.token}`, { token, body });
  return [JSON.stringify(next).length, JSON.stringify(judged).length];
}

async function measureBare(bytes: [number, number]): Promise<Measured> {
  const bare = await startProgram(path('./bare.ts'), bytes.map(String), { NODE_ENV: 'production' });
  const { call, close } = client(bare.origin, PLAYERS);
  const token = 'x'.repeat(43);
  const body = { answer: 'An ordinary answer', questionId: '00000000-0000-4000-8000-000000000000' };
  say('ceiling: bare Fastify …');
  const measured = await drive(PLAYERS, SECONDS, WARM_UP, async (_, timed) => {
    await timed('nextQuestion', () => call('GET', `/api/nextQuestion/${token}`, { token }));
    await timed('answerQuestion', () => call('POST', `/api/answerQuestion/${token}`, { token, body }));
  });
  await close();
  await bare.stop();
  return measured;
}

/** Server and ceilings on one scratch database, one after the other, so that they do not compete. */
async function main(): Promise<void> {
  await withProduct(async ({ product, databaseUrl }) => {
    say('product: quizzes from a name …');
    const writer = client(product.origin, WRITING_CONNECTIONS);
    const writing = await measureWriting(writer.call, product.pid, SECONDS);
    await writer.close();
    const { whole, hot, bytes } = await measureProduct(product.origin);
    const memory = residentMiB(product.pid);
    await product.stop();
    const http = await measureBare(bytes);
    say('ceiling: the same SQL …');
    const sql = await measureSql(databaseUrl, PLAYERS, SECONDS, WARM_UP);
    const report = { ...reportOf(whole, hot, http, sql, memory, PLAYERS), writing };
    const folder = path('../results');
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'latest.json'), `${JSON.stringify(report, null, 2)}\n`);
    console.log(table(report));
    console.log(writingTable(writing));
    console.log(JSON.stringify(report));
  });
}

await main();
