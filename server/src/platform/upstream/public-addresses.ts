import { lookup } from 'node:dns';
import { BlockList, isIPv6, type LookupFunction } from 'node:net';
import { UpstreamError } from './upstream-error';

/** Networks that no upstream answer may send us to (IANA's special-purpose registries). */
const IPV4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
];

/** Everything that is not global unicast, and what wraps an IPv4 address or stands for documentation. */
const PUBLIC_IPV6 = '2000::/3';
const IPV6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

/** Made when the first upstream address is checked. */
let lists: { readonly refused: BlockList; readonly publicIpv6: BlockList } | undefined;

/** Whether an IP address belongs to the open internet and to no one's own network. */
export function isPublicAddress(address: string): boolean {
  lists ??= { refused: blockList([...IPV4, ...IPV6]), publicIpv6: blockList([PUBLIC_IPV6]) };
  const { refused, publicIpv6 } = lists;
  if (!isIPv6(address)) return !refused.check(address, 'ipv4');
  return publicIpv6.check(address, 'ipv6') && !refused.check(address, 'ipv6');
}

function blockList(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', prefix = ''] = network.split('/');
    list.addSubnet(address, Number(prefix), isIPv6(address) ? 'ipv6' : 'ipv4');
  }
  return list;
}

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
      callback(new UpstreamError('private-address'), []);
    else if (options.all === true) callback(null, addresses);
    else callback(null, first.address, first.family);
  });
};
