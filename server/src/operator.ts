import { buildNameIndex } from '@trivium/questions/library/name-index';
import { graphOf, librarySource } from '@trivium/questions/library/read-library';
import { ConfigError, readConfig } from './config.ts';
import { realDeps } from './deps.ts';
import { openBeside } from './features/operator/database.service.ts';
import { follow } from './features/operator/service.ts';
import { createLogger } from './log.ts';

/** Follows one order of the operator on the database of the settings; what cannot be done is told and ends with 1. */
try {
  const config = readConfig(process.env);
  const log = createLogger('error', process.stderr);
  const database = await openBeside(config, log);
  try {
    const names = buildNameIndex(graphOf(await librarySource()));
    const ctx = { config, db: database.db, deps: realDeps, log, names };
    // npm runs in the project's folder; the operator means the one they stand in.
    const done = await follow(ctx, process.argv.slice(2), process.env.INIT_CWD ?? process.cwd());
    (done.ok ? process.stdout : process.stderr).write(`${done.lines.join('\n')}\n`);
    if (!done.ok) process.exitCode = 1;
  } finally {
    await database.close();
  }
} catch (error) {
  const known = error instanceof ConfigError;
  process.stderr.write(`${known ? error.message : String((error as Error)?.stack ?? error)}\n`);
  process.exitCode = 1;
}
