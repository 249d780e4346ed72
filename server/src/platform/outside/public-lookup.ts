import { lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { OutsideError } from './outside-error';
import { isPublicAddress } from './private-addresses';

/**
 * Resolves a name for a connection, and refuses when any of its addresses is private. The connection is
 * made to what this returns, so a name cannot change its meaning between check and use.
 */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) {
      callback(error, []);
      return;
    }
    const [first] = addresses;
    if (first === undefined || !addresses.every(({ address }) => isPublicAddress(address)))
      callback(new OutsideError('private-address'), []);
    else if (options.all === true) callback(null, addresses);
    else callback(null, first.address, first.family);
  });
};
