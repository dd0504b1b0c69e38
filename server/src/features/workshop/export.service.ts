import type { FileFormat } from '@trivium/contract/workshop';
import { writeQuestions } from '@trivium/questions/formats/write';
import { transact } from '../../db/transact.ts';
import type { Context } from '../../http/context.ts';
import { draftOf } from '../questions/service.ts';
import { countAsMet } from '../questions/store.ts';
import { ownCategory } from './access.service.ts';
import { type QuestionRow, questionsOf } from './questions.store.ts';

/** A name that every file system takes. */
function fileNameOf(name: string, extension: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const slug = plain.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-+|-+$/gu, '');
  return `${slug || 'questions'}.${extension}`;
}

const playable = ({ status }: QuestionRow) => status === 'active' || status === 'hidden';

type File = { fileName: string; mimeType: string; exported: number; skipped: number };

/** The questions of a category as a file, without retired ones; `skipped` counts what the format cannot hold. */
export async function fileOf(
  ctx: Context,
  category: { id: string; name: string },
  format: FileFormat,
): Promise<File & { bytes: Uint8Array }> {
  const drafts = (await questionsOf(ctx.db, category.id)).filter(playable).map(draftOf);
  const { bytes, mimeType, extension, skipped } = await writeQuestions(drafts, format);
  const fileName = fileNameOf(category.name, extension);
  return { fileName, mimeType, bytes, exported: drafts.length - skipped, skipped };
}

/** The questions of an own category as a file, base64; the player has then seen the keys of all of them. */
export async function exportQuestions(
  ctx: Context,
  playerId: string,
  id: string,
  format: FileFormat,
): Promise<File & { content: string }> {
  const category = await ownCategory(ctx.db, playerId, id);
  const shared = (await questionsOf(ctx.db, id)).filter(({ category_id }) => category_id === null);
  await transact(ctx.db, (trx) =>
    countAsMet(
      trx,
      playerId,
      shared.map((row) => row.id),
      ctx.deps.now(),
    ),
  );
  const { bytes, ...file } = await fileOf(ctx, category, format);
  return { ...file, content: Buffer.from(bytes).toString('base64') };
}
