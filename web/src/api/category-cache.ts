import type { Category } from '@trivium/contract/categories';

/** The list with a category in front; it stands in it once. */
export function withFirst(list: readonly Category[], category: Category): Category[] {
  return [category, ...list.filter(({ _id }) => _id !== category._id)];
}

/** The list with the present state of a category in its old place. */
export function withPresent(list: readonly Category[], category: Category): Category[] {
  return list.map((one) => (one._id === category._id ? category : one));
}
