import { nodeScript, showNamed, tool } from './processes.ts';

/**
 * The API, started again whenever its sources change, and Vite's server for the page, which sends /api on
 * to it. One Ctrl-C ends both; when one ends, so does the other.
 */
const api = `http://127.0.0.1:${process.env.PORT ?? 3000}`;

const server = nodeScript('server/src/main.ts');
const parts = [
  showNamed('api │', { ...server, args: ['--watch', '--watch-preserve-output', ...server.args] }),
  showNamed('web │', { ...tool('vite', 'web', '--clearScreen', 'false'), env: { TRIVIUM_API: api } }),
];

function stopAll(): void {
  for (const { child } of parts) child.kill('SIGTERM');
}

process.once('SIGINT', stopAll);
process.once('SIGTERM', stopAll);

const endings = parts.map(({ ended }) => ended);
const first = await Promise.race(endings);
stopAll();
await Promise.all(endings);
process.exitCode = Math.max(first.code, 0);
