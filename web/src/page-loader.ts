import type { ComponentType } from 'react';
import type { Route } from './routes';

const loaded = new Map<string, ComponentType>();

/** Loads a page's code once, so that it can be shown without waiting. */
export async function preloadPage(route: Route): Promise<void> {
  if (!loaded.has(route.module)) loaded.set(route.module, (await route.load()).default);
}

/** A page that was preloaded, or undefined. */
export function loadedPage(route: Route): ComponentType | undefined {
  return loaded.get(route.module);
}
