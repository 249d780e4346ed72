import { DEFAULT_SITE } from '@stillgrove/contract/default-site';
import type { Site } from '@stillgrove/contract/site';
import { createContext, use } from 'react';

/** What the operator decided; the server writes it into each page. */
export const SiteContext = createContext<Site>(DEFAULT_SITE);

export function useSite(): Site {
  return use(SiteContext);
}

export const SITE_ELEMENT_ID = 'site';

/** The site as the server wrote it into this page. */
export function readSite(): Site {
  const text = document.getElementById(SITE_ELEMENT_ID)?.textContent;
  return text ? (JSON.parse(text) as Site) : DEFAULT_SITE;
}
