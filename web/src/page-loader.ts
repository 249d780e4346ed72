import type { ComponentType } from 'react';
import { loadPageData } from './platform/page-data/page-data';
import type { Route } from './routes';

const loaded = new Map<string, ComponentType>();

/** Loads a page's code and its data, each once, so that it can be shown without waiting. */
export async function preloadPage(route: Route): Promise<void> {
  await Promise.all([preloadCode(route), route.hasData === true && loadPageData(route.path)]);
}

/** Loads the code only, where the data is already there. */
export async function preloadCode(route: Route): Promise<void> {
  if (!loaded.has(route.module)) loaded.set(route.module, (await route.load()).default);
}

/** A page whose code was loaded, or undefined. */
export function loadedPage(route: Route): ComponentType | undefined {
  return loaded.get(route.module);
}
