/** Who wants to be told of something. */
export type Tellers = {
  /** @returns stops telling */
  add: (tell: () => void) => () => void;
  tell: () => void;
};

export function createTellers(): Tellers {
  const tellers = new Set<() => void>();
  return {
    add(tell) {
      tellers.add(tell);
      return () => tellers.delete(tell);
    },
    tell() {
      for (const tell of [...tellers]) tell();
    },
  };
}
