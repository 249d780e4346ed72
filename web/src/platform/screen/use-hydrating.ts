import { useSyncExternalStore } from 'react';

/**
 * Whether a component is rendered as the server does, which knows neither person nor device: on the server, and the
 * first time in the browser where its HTML is there already. Right after that it is rendered with all that is known.
 */
export function useHydrating(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
}

function neverChanges() {
  return () => undefined;
}
