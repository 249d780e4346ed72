/** How an answer may be packed, the smallest first. */
const OFFERED = ['br', 'gzip', 'identity'] as const;

export type Encoding = (typeof OFFERED)[number];

/**
 * The encoding to answer with, by the weights of the request (RFC 9110, 12.5.3): the one that is liked
 * best, the smaller one where two are liked alike. Without any that is allowed, the plain one: no one is
 * helped by a refusal.
 */
export function acceptedEncoding(header: string | undefined): Encoding {
  if (header === undefined) return 'identity';
  const weights = new Map(header.split(',').map(weighted));
  const others = weights.get('*') ?? 0;
  let best: Encoding = 'identity';
  let bestWeight = 0;
  for (const encoding of OFFERED) {
    const weight = weights.get(encoding) ?? (encoding === 'identity' ? 0 : others);
    if (weight > bestWeight) [best, bestWeight] = [encoding, weight];
  }
  return best;
}

/** @returns the name and its weight; 0 for one that must not be used or cannot be read */
function weighted(part: string): [name: string, weight: number] {
  const [name = '', ...parameters] = part.split(';');
  const weight = parameters.map((one) => one.trim().toLowerCase()).find((one) => one.startsWith('q='));
  const value = weight === undefined ? 1 : Number(weight.slice(2));
  return [name.trim().toLowerCase(), value > 0 && value <= 1 ? value : 0];
}
