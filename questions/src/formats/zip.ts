import { crc32 } from 'node:zlib';

/** The fields that the header of a part and its entry in the directory share: versions, times and lengths. */
function shared(name: Uint8Array, content: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const out = new DataView(new ArrayBuffer(26));
  out.setUint16(0, 20, true);
  out.setUint16(8, 0x21, true); // 1 January 1980, the first day there is
  out.setUint32(10, crc32(content), true);
  out.setUint32(14, content.length, true);
  out.setUint32(18, content.length, true);
  out.setUint16(22, name.length, true);
  return new Uint8Array(out.buffer);
}

function number(bytes: 2 | 4, value: number): Uint8Array<ArrayBuffer> {
  const out = new DataView(new ArrayBuffer(bytes));
  if (bytes === 2) out.setUint16(0, value, true);
  else out.setUint32(0, value, true);
  return new Uint8Array(out.buffer);
}

/** A zip archive of parts that are stored as they are, not packed. Names and lengths are far below the limits of 32 bits. */
export function storedZip(parts: ReadonlyMap<string, Uint8Array<ArrayBuffer>>): Blob {
  const bodies: Uint8Array<ArrayBuffer>[] = [];
  const entries: Uint8Array<ArrayBuffer>[] = [];
  let offset = 0;
  for (const [path, content] of parts) {
    const name = new TextEncoder().encode(path);
    const fields = shared(name, content);
    bodies.push(number(4, 0x04034b50), fields, name, content);
    entries.push(number(4, 0x02014b50), number(2, 20), fields, new Uint8Array(10), number(4, offset), name);
    offset += 30 + name.length + content.length;
  }
  const directory = entries.reduce((sum, { length }) => sum + length, 0);
  const count = number(2, parts.size);
  const end = [
    number(4, 0x06054b50),
    new Uint8Array(4),
    count,
    count,
    number(4, directory),
    number(4, offset),
    number(2, 0),
  ];
  return new Blob([...bodies, ...entries, ...end]);
}
