import pg from 'pg';

/** Hears every NOTIFY on a channel; the returned function ends it. */
export type Listen = (channel: string, hear: (payload: string) => void) => Promise<() => Promise<void>>;

const RETRY_MS = 1_000;

/**
 * Listens on a connection of its own, which is opened anew whenever it breaks. What was said meanwhile is not
 * heard: listeners must be able to catch up by themselves.
 */
export function listener(url: string, onError: (error: Error) => void): Listen {
  return async (channel, hear) => {
    let stopped = false;
    let client: pg.Client | undefined;
    let retry: NodeJS.Timeout | undefined;
    const open = async () => {
      const fresh = new pg.Client({ connectionString: url, keepAlive: true });
      const again = (error?: Error) => {
        if (error) onError(error);
        if (stopped || client !== fresh) return;
        client = undefined;
        retry = setTimeout(() => void open().catch(again), RETRY_MS);
      };
      client = fresh;
      fresh.on('error', again);
      fresh.on('end', () => again());
      fresh.on('notification', (message) => hear(message.payload ?? ''));
      try {
        await fresh.connect();
        await fresh.query(`listen ${fresh.escapeIdentifier(channel)}`);
      } catch (error) {
        again(error as Error);
      }
    };
    await open();
    return async () => {
      stopped = true;
      clearTimeout(retry);
      await client?.end();
    };
  };
}
