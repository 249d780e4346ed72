/**
 * Whom an address stands for. One household or phone has a whole /64 of IPv6, so its first four groups
 * count as one; an IPv4 address counts alike in both spellings.
 */
export function addressSubject(address: string): string {
  if (!address.includes(':')) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const [head = '', tail = ''] = address.split('%')[0]?.split('::') ?? [];
  const start = head.split(':').filter(Boolean);
  const end = tail.split(':').filter(Boolean);
  const zeros = Array<string>(Math.max(0, 8 - start.length - end.length)).fill('0');
  const groups = address.includes('::') ? [...start, ...zeros, ...end] : start;
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/**
 * The /48 of an IPv6 subject: whoever rents one has 65,536 of what counts as one address.
 *
 * @param subject as `addressSubject` writes it
 * @returns null for IPv4
 */
export function wideNetworkOf(subject: string): string | null {
  const groups = subject.split(':');
  return groups.length === 4 ? `${groups.slice(0, 3).join(':')}::/48` : null;
}
