const PRIME = (1n << 130n) - 5n;
const CLAMP = 0x0ffffffc0ffffffc0ffffffc0fffffffn;
const LOW_128 = (1n << 128n) - 1n;
const BLOCK = 16;

export const MAC_KEY_BYTES = 32;
export const MAC_BYTES = 16;

/**
 * Poly1305 (RFC 8439): proves at once, in a page that is going away, that bytes were not changed, which Web
 * Crypto does only in its own time. It is meant for this device's own storage, where no one measures how long
 * it takes.
 *
 * @param key 32 random bytes, for one message only: with two, anyone could forge more
 */
export function oneTimeMac(key: Uint8Array, message: Uint8Array): Uint8Array<ArrayBuffer> {
  const factor = numberAt(viewOf(key), 0) & CLAMP;
  const view = viewOf(message);
  let sum = 0n;
  let at = 0;
  for (; at + BLOCK <= message.length; at += BLOCK)
    sum = ((sum + numberAt(view, at) + (1n << 128n)) * factor) % PRIME;
  if (at < message.length) {
    const last = new Uint8Array(BLOCK);
    last.set(message.subarray(at));
    last[message.length - at] = 1;
    sum = ((sum + numberAt(viewOf(last), 0)) * factor) % PRIME;
  }
  const tag = (sum + numberAt(viewOf(key), BLOCK)) & LOW_128;
  const bytes = new Uint8Array(MAC_BYTES);
  viewOf(bytes).setBigUint64(0, tag & 0xffffffffffffffffn, true);
  viewOf(bytes).setBigUint64(8, tag >> 64n, true);
  return bytes;
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** Sixteen bytes, the lowest first. */
function numberAt(view: DataView, at: number): bigint {
  return view.getBigUint64(at, true) | (view.getBigUint64(at + 8, true) << 64n);
}
