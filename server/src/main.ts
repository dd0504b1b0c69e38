import { ConfigError, readConfig } from './config.ts';
import { createLogger } from './log.ts';
import { StartError, startProduct } from './start.ts';

/** Starts the product, or seeds its database and ends with `--seed-only`; a failure is one clear line. */
try {
  const config = readConfig(process.env);
  await startProduct(config, createLogger(config.logLevel), {
    seedOnly: process.argv.includes('--seed-only'),
  });
} catch (error) {
  const known = error instanceof ConfigError || error instanceof StartError;
  process.stderr.write(
    `Trivium cannot start: ${known ? error.message : String((error as Error)?.stack ?? error)}\n`,
  );
  process.exit(1);
}
