import { type Logger, pino } from 'pino';

/** Names of fields that never reach the log, wherever an object with them is logged. */
const SECRET = ['password', 'token', 'userToken', 'authorization', 'email', 'cookie', 'password_hash'];

/** The process's structured log, one JSON object a line, times in UTC. */
export function createLogger(level: string, stream?: { write(line: string): void }): Logger {
  return pino(
    {
      level,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: {
        paths: [
          ...SECRET.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
          'req.headers.authorization',
          // Texts of the driver's errors can quote values; its detail and parameters always do.
          'err.detail',
          'err.parameters',
        ],
        censor: '[redacted]',
      },
    },
    ...(stream ? [stream] : []),
  );
}
