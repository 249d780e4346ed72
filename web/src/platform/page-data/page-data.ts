import { pageDataPath } from '@stillgrove/contract/pages';
import { createContext, use } from 'react';

/** What a page shows beside its own words: articles, questions, people. It never stands in a script bundle. */
export const PageDataContext = createContext<unknown>(null);

export const PAGE_DATA_ELEMENT_ID = 'page-data';

/** The data of the page that is shown; the route table says which type belongs to which page. */
// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- the page says what it was given
export function usePageData<Data>(): Data {
  return use(PageDataContext) as Data;
}

const loaded = new Map<string, unknown>();
const underWay = new Map<string, Promise<unknown>>();

/** Takes over the data that the server wrote into the first page. */
export function adoptEmbeddedData(path: string): void {
  const text = document.getElementById(PAGE_DATA_ELEMENT_ID)?.textContent;
  if (text) loaded.set(path, JSON.parse(text));
}

/**
 * Loads the data of a page once; concurrent calls share the same answer.
 *
 * @throws Error when the server does not answer with it; the next call tries again
 */
export async function loadPageData(path: string): Promise<unknown> {
  return loaded.has(path) ? loaded.get(path) : loadNewestData(path);
}

/**
 * Loads the data of a page again, for data that must stay fresh in a tab that is open for long.
 *
 * @throws Error when the server does not answer with it; what was loaded before stays
 */
export async function loadNewestData(path: string): Promise<unknown> {
  const asked = underWay.get(path) ?? fetchPageData(path).finally(() => underWay.delete(path));
  underWay.set(path, asked);
  return asked;
}

async function fetchPageData(path: string): Promise<unknown> {
  const response = await fetch(pageDataPath(path));
  if (!response.ok) throw new Error(`The data of ${path} could not be loaded.`);
  const data: unknown = await response.json();
  loaded.set(path, data);
  return data;
}

/** Data that was loaded before, or undefined. */
export function loadedData(path: string): unknown {
  return loaded.get(path);
}

/** Gives the server's rendering its data. */
export function provideData(path: string, data: unknown): void {
  loaded.set(path, data);
}
