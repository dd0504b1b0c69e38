import { deflateRawSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { unzip } from './unzip.ts';
import { storedZip } from './zip.ts';

const MIB = 1024 * 1024;

/** An archive of one packed part that declares these many bytes, made from a stored one whose fields are overwritten. */
async function packed(content: Uint8Array<ArrayBuffer>, declared: number): Promise<Uint8Array> {
  const data = deflateRawSync(content);
  const bytes = new Uint8Array(await storedZip(new Map([['a.xml', new Uint8Array(data)]])).arrayBuffer());
  const view = new DataView(bytes.buffer);
  const entry = 30 + 'a.xml'.length + data.length;
  for (const [method, size] of [
    [8, 22],
    [entry + 10, entry + 24],
  ] as const) {
    view.setUint16(method, 8, true);
    view.setUint32(size, declared, true);
  }
  return bytes;
}

const all = (bytes: Uint8Array) => unzip(bytes, () => true);
const text = (part: Uint8Array | undefined) => new TextDecoder().decode(part);

describe('archives', () => {
  test('packed and stored parts are read, by wanted names only', async () => {
    const hello = new TextEncoder().encode('hello');
    expect(text(all(await packed(hello, 5))?.get('a.xml'))).toBe('hello');
    const two = new Uint8Array(
      await storedZip(
        new Map([
          ['a', hello],
          ['b', hello],
        ]),
      ).arrayBuffer(),
    );
    expect([...(unzip(two, (name) => name === 'b')?.keys() ?? [])]).toEqual(['b']);
  });

  test.each([
    ['a bomb that tells its size', 16 * MIB, 16 * MIB],
    ['a bomb that hides its size', 16 * MIB, 1000],
    ['a part shorter than it says', 5, 6],
  ])('%s is refused', async (_, real, declared) => {
    expect(all(await packed(new Uint8Array(real), declared))).toBeUndefined();
  });

  test('a bomb that hides its size is never unpacked beyond it', async () => {
    const bytes = await packed(new Uint8Array(16 * MIB), 1000);
    const before = process.memoryUsage().arrayBuffers;
    all(bytes);
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(MIB);
  });

  test('broken ones are refused wherever they were cut', async () => {
    const bytes = await packed(new TextEncoder().encode('hello'), 5);
    for (let length = 0; length < bytes.length; length += 1)
      expect(all(bytes.slice(0, length))).toBeUndefined();
  });
});
