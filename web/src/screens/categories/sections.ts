import type { Category } from '@trivium/contract/categories';

/** A heading within a field, and how many quizzes stand under it. */
export type Section = { readonly name: string; readonly count: number };

/** Those headings of a field under which there is something to play, in their order. */
export function sectionsOf(
  names: readonly string[],
  categories: readonly Pick<Category, 'section'>[],
): Section[] {
  const counted = names.map((name) => ({ name, count: inSection(categories, name).length }));
  return counted.filter(({ count }) => count > 0);
}

/** The quizzes under a heading; all of them without one. */
export function inSection<C extends Pick<Category, 'section'>>(
  categories: readonly C[],
  section: string | null,
): readonly C[] {
  return section === null ? categories : categories.filter((one) => one.section === section);
}
