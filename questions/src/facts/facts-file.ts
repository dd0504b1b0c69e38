import { execFile } from 'node:child_process';
import { statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { factsSignature } from './signature.ts';

/** Where the facts lie in this checkout; built, not kept under version control. */
export const FACTS_FILE = fileURLToPath(new URL('../../data/facts.sqlite', import.meta.url));
const BUILD = fileURLToPath(new URL('./build.ts', import.meta.url));

/** Whether the file is whole and built from what is here now. Reads a few pages only. */
export function isFresh(path: string): boolean {
  let db: DatabaseSync | undefined;
  try {
    const bytes = statSync(path).size;
    db = new DatabaseSync(path, { readOnly: true });
    const pages = Number(db.prepare('PRAGMA page_count').get()?.page_count);
    const size = Number(db.prepare('PRAGMA page_size').get()?.page_size);
    const signature = db.prepare("SELECT value FROM meta WHERE key = 'signature'").get()?.value;
    return bytes === pages * size && signature === factsSignature();
  } catch {
    return false;
  } finally {
    db?.close();
  }
}

/**
 * The path of a fresh facts file, built first where there is none: some seconds, in a process of its own, because
 * it takes memory and time that a server does not have. Rejects with the builder's error.
 */
export async function ensureFacts(path: string = FACTS_FILE): Promise<string> {
  if (!isFresh(path)) await promisify(execFile)(process.execPath, [BUILD, path]);
  return path;
}
