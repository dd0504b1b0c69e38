import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from './fixtures.ts';
import type { Product } from './server.ts';

/** Undoes the encoding that mail uses for long lines and for "=". */
function decoded(quotedPrintable: string): string {
  return quotedPrintable
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

async function mailsTo(product: Product, address: string): Promise<string[]> {
  const folder = join(product.dataDir, 'outbox');
  const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.eml')).sort();
  const mails = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  return mails.filter((mail) => mail.includes(`To: ${address}`)).map(decoded);
}

/** The link in the mail that comes to an address, which had got none before. */
export async function mailedLink(product: Product, address: string): Promise<string> {
  await expect.poll(() => mailsTo(product, address), { timeout: 15_000 }).toHaveLength(1);
  const [mail = ''] = await mailsTo(product, address);
  const link = /https?:\/\/\S+/.exec(mail)?.[0];
  if (link === undefined) throw new Error(`There is no link in this mail:\n${mail}`);
  return link;
}
