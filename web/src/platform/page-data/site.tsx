import type { ShownSite } from '@stillgrove/contract/site';
import { createContext, use } from 'react';

/** What the operator decided; the server writes it into each page. */
export const SiteContext = createContext<ShownSite | null>(null);

export function useSite(): ShownSite {
  const site = use(SiteContext);
  if (site === null) throw new Error('The site is asked for outside of the application.');
  return site;
}

export const SITE_ELEMENT_ID = 'site';

/** The site as the server wrote it into this page. */
export async function readSite(): Promise<ShownSite> {
  const text = document.getElementById(SITE_ELEMENT_ID)?.textContent;
  if (text) return JSON.parse(text) as ShownSite;
  // Pages of `npm run dev` come without it.
  return (await import('@stillgrove/contract/default-site')).DEFAULT_SITE;
}
