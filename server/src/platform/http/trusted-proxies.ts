import proxyAddr from '@fastify/proxy-addr';

/** The proxies whose X-Forwarded headers are trusted. */
export type TrustedProxies = {
  /** Addresses, networks, or their names. */
  readonly networks: readonly string[];
  /** How many proxies one behind the other, counted from this process. */
  readonly hops: number;
};

/**
 * Says of each address on a request's way, from this process outward, whether it is a trusted proxy.
 *
 * @param trusted false: none is
 */
export function proxyTrust(trusted: false | TrustedProxies): (address: string, hop: number) => boolean {
  if (trusted === false) return () => false;
  const isNamed = proxyAddr.compile([...trusted.networks]);
  return (address, hop) => hop < trusted.hops && isNamed(address, hop);
}
