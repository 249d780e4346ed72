/** How many tries a key has used in its window, and when that ends (milliseconds since 1970). */
export type Count = { readonly tries: number; readonly resetsAtMs: number };

/** Where tries are counted. */
export type Counter = {
  /** Null when the key has no window at present. */
  read(key: string, nowMs: number): Promise<Count | null>;
  /** Counts one more try, in a new window when there is none. */
  add(key: string, windowMs: number, nowMs: number): Promise<Count>;
  /** Takes one try back. */
  subtract(key: string, nowMs: number): Promise<void>;
  /** Forgets windows that are over. */
  prune(nowMs: number): Promise<void>;
};
