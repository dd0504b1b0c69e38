import type { WriterProcess } from '@trivium/questions/writer/writer-process';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import type { Db } from '../db/pool.ts';
import type { Deps } from '../deps.ts';

/** What every feature is given: settings, database, time and chance, and a log. */
export type Context = {
  readonly config: Config;
  readonly db: Db;
  readonly deps: Deps;
  readonly log: FastifyBaseLogger;
  /** The offline writer. */
  readonly writer: WriterProcess;
};
