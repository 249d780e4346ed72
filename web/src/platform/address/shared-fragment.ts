import { remember } from '../storage/tab-memory';

/** What a link that shares something has behind its `#`: a breathing pattern, or a mix of sounds. */
export const FRAGMENTS = { pattern: '#p=', mix: '#m=' } as const;

export type Shared = keyof typeof FRAGMENTS;

/** Where a tab remembers it. */
export const keyOf = (shared: Shared) => `shared-${shared}`;

/**
 * The fragment of the address, for a page to come back to; what someone shared is kept in this tab instead, for what
 * stands in another address could reach the server. Apart from what reads it, since every page has this.
 */
export function fragmentToReturn(): string {
  const { hash } = location;
  for (const shared of Object.keys(FRAGMENTS) as Shared[]) {
    if (!hash.startsWith(FRAGMENTS[shared])) continue;
    remember(keyOf(shared), hash.slice(FRAGMENTS[shared].length));
    return '';
  }
  return hash;
}
