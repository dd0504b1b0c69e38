/** Where the embedded PostgreSQL tells what it does; pino and `console` both fit. */
export interface EmbeddedLog {
  info(line: string): void;
  warn(line: string): void;
  error(line: string): void;
}
