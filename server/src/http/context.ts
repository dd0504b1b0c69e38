import type { NameIndex } from '@trivium/questions/library/name-index';
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
  /** The library's topics by what people call them. */
  readonly names: NameIndex;
};
