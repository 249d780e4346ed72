import { useSyncExternalStore } from 'react';

/** Browsers refuse an address that is changed too often; what is typed reaches it in pauses. */
const PAUSE_MS = 300;
const CHANGES = ['popstate', 'pushState', 'replaceState'] as const;

/** What is shown and does not yet stand in the address, and in place of what; another address puts an end to it. */
let pending: { insteadOf: string; search: string } | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** The query of this page's address, kept up to date; empty where the page is rendered on the server. */
export function useAddressSearch(): URLSearchParams {
  return new URLSearchParams(useSyncExternalStore(subscribe, currentSearch, () => ''));
}

/**
 * Shows another query at once, and puts it into the address without a new entry in the history, so
 * that a reload, a bookmark and the way back show the same.
 *
 * @param values an empty value leaves the address
 */
export function changeAddressSearch(values: Readonly<Record<string, string>>): void {
  const params = new URLSearchParams(currentSearch());
  for (const [name, value] of Object.entries(values)) {
    if (value === '') params.delete(name);
    else params.set(name, value);
  }
  pending = { insteadOf: address(), search: params.toString() };
  clearTimeout(timer);
  timer = setTimeout(writeAddress, PAUSE_MS);
  tellAll();
}

function currentSearch(): string {
  return pending?.insteadOf === address() ? pending.search : location.search.slice(1);
}

function address(): string {
  return location.pathname + location.search;
}

function writeAddress(): void {
  clearTimeout(timer);
  if (pending === null) return;
  const { insteadOf, search } = pending;
  if (insteadOf === address()) {
    history.replaceState(
      history.state,
      '',
      `${location.pathname}${search === '' ? '' : `?${search}`}${location.hash}`,
    );
  }
  pending = null;
}

/** Tells all at once: told one by one by the browser, they would be rendered one after the other. */
function tellAll(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    for (const change of CHANGES) addEventListener(change, tellAll);
    addEventListener('pagehide', writeAddress);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    for (const change of CHANGES) removeEventListener(change, tellAll);
    removeEventListener('pagehide', writeAddress);
  };
}
