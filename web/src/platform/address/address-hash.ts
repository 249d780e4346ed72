import { useSyncExternalStore } from 'react';

const CHANGES = ['hashchange', 'pushState', 'replaceState'] as const;

/**
 * What follows the # of this page's address, kept up to date; null where the page is rendered as on the server, to which
 * no browser sends it.
 */
export function useAddressHash(): string | null {
  return useSyncExternalStore(
    subscribe,
    () => location.hash.slice(1),
    () => null,
  );
}

function subscribe(report: () => void): () => void {
  for (const change of CHANGES) addEventListener(change, report);
  return () => {
    for (const change of CHANGES) removeEventListener(change, report);
  };
}
