import { readPostgresAddress } from './address';

/** The servers of an address and the one that is used. */
export type Servers = {
  readonly count: number;
  /** Whether only a server that takes writes will do; a single one is taken as it is, unless its address says otherwise. */
  readonly mustTakeWrites: boolean;
  /** The server that new connections go to: its place in the list and its address, a secret. */
  current(): { readonly place: number; readonly url: string };
  /** Moves on to the next server, unless another failed attempt has done so already. @param place of the one that failed */
  tryNextAfter(place: number): void;
};

/** @param url a valid address, see `address.ts` */
export function serversOf(url: string): Servers {
  const address = readPostgresAddress(url);
  if (address === null) throw new TypeError('not an address of PostgreSQL servers');
  const { servers, target } = address;
  let place = 0;
  return {
    count: servers.length,
    mustTakeWrites: servers.length > 1 || target !== null,
    current: () => ({ place, url: servers[place] ?? '' }),
    tryNextAfter(failed) {
      if (place === failed) place = (failed + 1) % servers.length;
    },
  };
}
