import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError, NetworkError } from './errors.ts';

const openStream = vi.hoisted(() => vi.fn<(path: string, signal: AbortSignal) => Promise<Response>>());
vi.mock('./client.ts', () => ({ openStream }));
vi.mock('./endpoints.ts', () => ({ notificationStream: '/stream' }));

import { listenForNotifications, reconnectDelay } from './notification-stream.ts';

describe('reconnectDelay', () => {
  it.each([
    [0, 0, 500],
    [0, 1, 1_000],
    [3, 1, 8_000],
    [30, 0, 30_000],
    [30, 1, 60_000],
  ])('failure %i with chance %d waits %i ms', (failures, random, expected) => {
    expect(reconnectDelay(failures, random)).toBe(expected);
  });
});

const told = (id: string) => `event: notification\ndata: {"notification":{"_id":"${id}"},"unread":1}\n\n`;

function listen() {
  const stop = new AbortController();
  const onTold = vi.fn();
  const onOpen = vi.fn();
  const ended = listenForNotifications({ onTold, onOpen }, stop.signal);
  return { stop, onTold, onOpen, ended };
}

describe('listenForNotifications', () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    openStream.mockReset();
  });

  it('opens the stream anew whenever it ends, and says so', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('addEventListener', vi.fn());
    vi.stubGlobal('removeEventListener', vi.fn());
    openStream
      .mockResolvedValueOnce(new Response(told('a')))
      .mockRejectedValueOnce(new NetworkError('gone'))
      .mockResolvedValueOnce(new Response(told('b')))
      .mockRejectedValue(new ApiError(401, 'session_invalid', 'no token', null, null));
    const { onTold, onOpen, ended } = listen();
    await vi.advanceTimersByTimeAsync(20_000);
    await ended;
    expect(onTold.mock.calls.map(([{ notification }]) => notification._id)).toEqual(['a', 'b']);
    expect(onOpen).toHaveBeenCalledTimes(2);
    expect(openStream).toHaveBeenCalledTimes(4);
  });

  it('stops when it is no longer wanted', async () => {
    openStream.mockImplementation((_, signal) => {
      const body = new ReadableStream({
        start: (open) => signal.addEventListener('abort', () => open.error(new Error('aborted'))),
      });
      return Promise.resolve(new Response(body));
    });
    const { stop, ended } = listen();
    await vi.waitFor(() => expect(openStream).toHaveBeenCalledTimes(1));
    stop.abort();
    await ended;
    expect(openStream).toHaveBeenCalledTimes(1);
  });
});
