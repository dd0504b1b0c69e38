import { ensurePage } from './page.ts';

/** Starts the product in this process, after building the page where that is needed. */
try {
  ensurePage();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
await import('../server/src/main.ts');
