/** Longest path, and longest target of a request with its query, in characters. */
export const PATH_MAX = 1024;
export const TARGET_MAX = 2048;

/** Longest name or value of one header in characters, and most headers of a request. */
export const HEADER_MAX = 4096;
export const HEADERS_MAX = 100;
/** All of a request before its body, in bytes; the parser itself stops there. */
export const HEAD_LIMIT = 16 * 1024;

/** Largest body that the API reads, in bytes. */
export const BODY_LIMIT = 64 * 1024;

/** Milliseconds that a client may take to send its headers, and a whole request. */
export const HEADERS_TIMEOUT_MS = 15_000;
export const REQUEST_TIMEOUT_MS = 30_000;

/** Longer than proxies keep theirs (usually 60 s), so that no reused connection breaks. */
export const KEEP_ALIVE_TIMEOUT_MS = 72_000;

/** Milliseconds without a byte in either direction, after which the connection is closed. */
export const STILLNESS_TIMEOUT_MS = 60_000;
