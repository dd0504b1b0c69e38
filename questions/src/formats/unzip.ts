import { inflateRawSync } from 'node:zlib';

/** What an archive may unpack to, all its parts together, in bytes, and how many parts it may have: 500 questions take less than one MiB. */
const MAX_UNPACKED = 8 * 1024 * 1024;
const MAX_PARTS = 1000;

const END = 0x06054b50;
const END_BYTES = 22;
const MAX_COMMENT = 0xffff;
const ENTRY = 0x02014b50;
const ENTRY_BYTES = 46;
const LOCAL = 0x04034b50;
const LOCAL_BYTES = 30;
const ENCRYPTED = 1;

type Part = { name: string; method: number; packed: number; unpacked: number; offset: number };

function endOf(view: DataView): number {
  const first = Math.max(0, view.byteLength - END_BYTES - MAX_COMMENT);
  for (let at = view.byteLength - END_BYTES; at >= first; at -= 1) {
    if (view.getUint32(at, true) === END) return at;
  }
  throw new RangeError('no end of a directory');
}

/** The directory of an archive. Every read is checked against the end of the bytes by `DataView`. */
function directory(view: DataView): Part[] {
  const end = endOf(view);
  const count = view.getUint16(end + 10, true);
  if (count > MAX_PARTS) throw new RangeError('too many parts');
  let at = view.getUint32(end + 16, true);
  return Array.from({ length: count }, () => {
    if (view.getUint32(at, true) !== ENTRY) throw new RangeError('no entry');
    if (view.getUint16(at + 8, true) & ENCRYPTED) throw new RangeError('encrypted');
    const nameBytes = view.getUint16(at + 28, true);
    const name = new Uint8Array(view.buffer, view.byteOffset + at + ENTRY_BYTES, nameBytes);
    const part = {
      name: new TextDecoder().decode(name),
      method: view.getUint16(at + 10, true),
      packed: view.getUint32(at + 20, true),
      unpacked: view.getUint32(at + 24, true),
      offset: view.getUint32(at + 42, true),
    };
    at += ENTRY_BYTES + nameBytes + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    return part;
  });
}

/** The bytes of one part; more than it declares are never unpacked. */
function content(view: DataView, { method, packed, unpacked, offset }: Part): Uint8Array<ArrayBuffer> {
  if (view.getUint32(offset, true) !== LOCAL) throw new RangeError('no part');
  const names = view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  const bytes = new Uint8Array(view.buffer, view.byteOffset + offset + LOCAL_BYTES + names, packed);
  if (method !== 0 && method !== 8) throw new RangeError('unknown method');
  const out =
    method === 0 ? bytes.slice() : inflateRawSync(bytes, { maxOutputLength: Math.max(1, unpacked) });
  if (out.length !== unpacked) throw new RangeError('wrong size');
  return out;
}

/**
 * The parts of a zip archive whose names are wanted. Undefined when it is broken, encrypted or of the 64-bit kind,
 * or when its parts together would unpack to more than 8 MiB: the declared sizes are summed before anything is
 * unpacked, and unpacking stops at the declared size.
 */
export function unzip(
  bytes: Uint8Array,
  wanted: (name: string) => boolean,
): Map<string, Uint8Array<ArrayBuffer>> | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const parts = directory(view);
    if (parts.reduce((sum, { unpacked }) => sum + unpacked, 0) > MAX_UNPACKED) return undefined;
    return new Map(parts.filter(({ name }) => wanted(name)).map((part) => [part.name, content(view, part)]));
  } catch {
    return undefined;
  }
}
