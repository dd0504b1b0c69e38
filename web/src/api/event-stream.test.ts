import { describe, expect, it } from 'vitest';
import { readEvents, type StreamEvent } from './event-stream.ts';

function streamOf(...chunks: (string | Uint8Array<ArrayBuffer>)[]): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new ReadableStream({
    start(controller) {
      for (const chunk of chunks) {
        controller.enqueue(typeof chunk === 'string' ? new TextEncoder().encode(chunk) : chunk);
      }
      controller.close();
    },
  });
}

async function eventsOf(...chunks: (string | Uint8Array<ArrayBuffer>)[]): Promise<StreamEvent[]> {
  return Array.fromAsync(readEvents(streamOf(...chunks)));
}

describe('readEvents', () => {
  it.each<[string, string[], StreamEvent[]]>([
    ['one event', ['event: a\ndata: 1\n\n'], [{ event: 'a', data: '1' }]],
    ['comments are no events', [': welcome\n\n', ': \n\n', 'data: 1\n\n'], [{ event: 'message', data: '1' }]],
    [
      'several in one chunk',
      ['data: 1\n\ndata: 2\n\n'],
      [
        { event: 'message', data: '1' },
        { event: 'message', data: '2' },
      ],
    ],
    ['cut anywhere', ['eve', 'nt: a\nda', 'ta: 1\n', '\n'], [{ event: 'a', data: '1' }]],
    ['cut between CR and LF', ['data: 1\r\n\r', '\n'], [{ event: 'message', data: '1' }]],
    ['data of several lines', ['data: 1\ndata: 2\n\n'], [{ event: 'message', data: '1\n2' }]],
    ['an unfinished event is dropped', ['data: 1\n'], []],
    ['an id is passed over', ['id: 7\nevent: a\ndata: {"x":1}\n\n'], [{ event: 'a', data: '{"x":1}' }]],
  ])('%s', async (_, chunks, expected) => {
    expect(await eventsOf(...chunks)).toEqual(expected);
  });

  it('puts a character together whose bytes were cut', async () => {
    const bytes = new TextEncoder().encode('data: é\n\n');
    expect(await eventsOf(bytes.slice(0, 7), bytes.slice(7))).toEqual([{ event: 'message', data: 'é' }]);
  });
});
