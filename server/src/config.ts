import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';

const here = fileURLToPath(new URL('..', import.meta.url));
const onOff = z.enum(['on', 'off'], 'must be on or off');
const httpUrl = z.url({ protocol: /^https?$/u, error: 'must be an http or https address' });

const tokens = z.coerce.number('must be a number of tokens').int().min(0);

const environment = z.object({
  PORT: z.coerce.number('must be a port number').int().min(0).max(65535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/u, error: 'must be a postgres:// address' }).optional(),
  PUBLIC_URL: httpUrl.optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/u, error: 'must be an smtp:// or smtps:// address' }).optional(),
  MAIL_FROM: z
    .string()
    .min(3)
    .regex(/^[^\r\n]+$/u)
    .optional(),
  LLM_BASE_URL: httpUrl.optional(),
  LLM_API_KEY: z
    .string()
    .regex(/^[\x21-\x7e]+$/u, 'must be printable without spaces')
    .optional(),
  LLM_MODEL: z
    .string()
    .regex(/^[^\s]+$/u)
    .optional(),
  LLM_TOKENS_PER_DAY: tokens.default(5_000_000),
  LLM_TOKENS_PER_PLAYER: tokens.default(300_000),
  TRUST_PROXY: onOff.default('off').transform((v) => v === 'on'),
  RATE_LIMITS: onOff.default('on').transform((v) => v === 'on'),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
});

/** Everything that can be set from outside, read and checked once. */
export type Config = {
  readonly port: number;
  readonly host: string;
  /** Absolute. Holds the embedded database and the outbox. */
  readonly dataDir: string;
  /** A PostgreSQL to use instead of the embedded one. */
  readonly databaseUrl: string | undefined;
  /** Origin of mailed links; never taken from a request header. */
  readonly publicUrl: string;
  readonly mail: { readonly smtpUrl: string | undefined; readonly from: string };
  /** The language model that writes questions, if any. */
  readonly model:
    | {
        readonly baseUrl: string;
        readonly apiKey: string | undefined;
        readonly model: string;
        /** Most tokens in a UTC day, of everybody and of each player. */
        readonly tokensPerDay: number;
        readonly tokensPerPlayer: number;
      }
    | undefined;
  readonly trustProxy: boolean;
  readonly rateLimits: boolean;
  readonly logLevel: string;
  /** Where the built page lies. */
  readonly webDir: string;
};

/** A setting that stops the start; `message` is one line that names it. */
export class ConfigError extends Error {}

/**
 * Reads the settings of decisions 1 from an environment.
 * @throws ConfigError naming the first bad variable.
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, v]) => v !== undefined && v !== ''));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new ConfigError(`${String(issue?.path[0])} is not usable: ${issue?.message ?? 'bad value'}`);
  }
  const e = parsed.data;
  if (e.SMTP_URL && !e.MAIL_FROM)
    throw new ConfigError('MAIL_FROM is not usable: it must be set when SMTP_URL is');
  if (e.LLM_BASE_URL && !e.LLM_MODEL)
    throw new ConfigError('LLM_MODEL is not usable: it must be set when LLM_BASE_URL is');
  if (!e.LLM_BASE_URL && (e.LLM_MODEL || e.LLM_API_KEY))
    throw new ConfigError('LLM_BASE_URL is not usable: it must be set when LLM_MODEL or LLM_API_KEY is');
  const hostname = e.HOST === '0.0.0.0' || e.HOST === '::' ? 'localhost' : e.HOST;
  const bracketed = hostname.includes(':') ? `[${hostname}]` : hostname;
  return {
    port: e.PORT,
    host: e.HOST,
    dataDir: resolve(e.DATA_DIR),
    databaseUrl: e.DATABASE_URL,
    publicUrl: (e.PUBLIC_URL ?? `http://${bracketed}:${e.PORT}`).replace(/\/+$/u, ''),
    mail: { smtpUrl: e.SMTP_URL, from: e.MAIL_FROM ?? 'Trivium <trivium@localhost>' },
    model:
      e.LLM_BASE_URL && e.LLM_MODEL
        ? {
            baseUrl: e.LLM_BASE_URL,
            apiKey: e.LLM_API_KEY,
            model: e.LLM_MODEL,
            tokensPerDay: e.LLM_TOKENS_PER_DAY,
            tokensPerPlayer: e.LLM_TOKENS_PER_PLAYER,
          }
        : undefined,
    trustProxy: e.TRUST_PROXY,
    rateLimits: e.RATE_LIMITS,
    logLevel: e.LOG_LEVEL,
    webDir: resolve(here, '../web/dist'),
  };
}
