/** Messages between pages and the service worker. */

/** The page is idle and the visitor does not save data: everything that works offline may be fetched. */
export const KEEP_ALL_PAGES = 'keep-all-pages';

/** Tells open pages which build is kept from now on, by the path of its first script. */
export type BuildMessage = { readonly entry: string };
