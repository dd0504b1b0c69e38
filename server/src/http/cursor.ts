import type * as z from 'zod';
import { ApiError } from './api-error.ts';

/** Packs where a page ended into an opaque text. */
export function encodeCursor(parts: readonly unknown[]): string {
  return Buffer.from(JSON.stringify(parts)).toString('base64url');
}

/**
 * Unpacks a cursor that must have this shape.
 * @throws ApiError bad_input
 */
export function decodeCursor<S extends z.ZodType>(schema: S, cursor: string): z.output<S> {
  let parts: unknown;
  try {
    parts = JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    parts = undefined;
  }
  const parsed = schema.safeParse(parts);
  if (!parsed.success) throw new ApiError('bad_input', 'The cursor is not valid.');
  return parsed.data;
}
