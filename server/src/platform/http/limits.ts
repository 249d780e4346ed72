/** Largest body that the API reads, in bytes. */
export const BODY_LIMIT = 64 * 1024;

/** Milliseconds that a client may take to send its headers, and a whole request. */
export const HEADERS_TIMEOUT_MS = 15_000;
export const REQUEST_TIMEOUT_MS = 30_000;

/** Longer than proxies keep theirs (usually 60 s), so that no reused connection breaks. */
export const KEEP_ALIVE_TIMEOUT_MS = 72_000;

/** Milliseconds without a byte in either direction: whoever does not read the answer by then has gone. */
export const STILLNESS_TIMEOUT_MS = 60_000;
