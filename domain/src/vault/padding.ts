/** Most pages of a diary are no longer than this, so most are of one size. */
const SMALLEST = 512;
const END_MARK = 0x80;

/**
 * Fills bytes up, so that the length of what is sealed tells little about what was written. Long texts
 * grow by at most 12 % (the Padmé scheme of the PURBs paper, Nikitin et al., 2019).
 */
export function pad(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const padded = new Uint8Array(paddedLength(bytes.length + 1));
  padded.set(bytes);
  padded[bytes.length] = END_MARK;
  return padded;
}

/** @returns null when the bytes do not end as padded ones do */
export function unpad(padded: Uint8Array): Uint8Array | null {
  let end = padded.length - 1;
  while (end >= 0 && padded[end] === 0) end -= 1;
  return padded[end] === END_MARK ? padded.subarray(0, end) : null;
}

/** Whether padded bytes can be this long: whatever has another length was never padded. */
export function isPaddedLength(length: number): boolean {
  return paddedLength(length) === length;
}

function paddedLength(length: number): number {
  if (length <= SMALLEST) return SMALLEST;
  const exponent = Math.floor(Math.log2(length));
  const step = 2 ** (exponent - Math.floor(Math.log2(exponent)) - 1);
  return Math.ceil(length / step) * step;
}
