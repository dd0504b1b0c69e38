import { resolve } from 'node:path';
import { findViolations } from './directions/find-violations.ts';

/** Prints every breach of the directions of the house with its place, and ends with 1 when there is one. */
const { files, violations } = findViolations(resolve(import.meta.dirname, '..'));
for (const { path, line, rule, message } of violations) {
  console.log(`${path}:${line}  ${rule}: ${message}`);
}
console.log(`${files} files, ${violations.length} breaches of the directions`);
if (violations.length > 0 || files === 0) process.exitCode = 1;
