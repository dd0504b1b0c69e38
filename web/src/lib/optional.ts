import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** A part that is loaded apart and stays away where it cannot be fetched, instead of taking the page down. */
export function optional<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  const nothing: ComponentType<Props> = () => null;
  return lazy(async () => ({ default: await load().catch(() => nothing) }));
}
