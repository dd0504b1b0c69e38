import type { Import, Source } from './source.ts';

/** One breach of a direction, with the line that does it. */
export interface Violation {
  readonly path: string;
  readonly line: number;
  readonly rule: string;
  readonly message: string;
}

/** A check of one file: what it breaks. */
export type Check = (source: Source) => Violation[];

/** Runs `judge` over the imports of a file; what it says of one (`null`: nothing) is a violation there. */
export function judgeImports(
  source: Source,
  rule: string,
  judge: (one: Import) => string | null,
): Violation[] {
  return source.imports.flatMap((one) => {
    const message = judge(one);
    return message === null ? [] : [{ path: source.path, line: one.line, rule, message }];
  });
}
