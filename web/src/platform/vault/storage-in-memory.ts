/** Local storage for tests, which refuses when it is told to. */
export function storageInMemory() {
  let kept = new Map<string, string>();
  let isRefused = false;
  return {
    storage: {
      get length() {
        return kept.size;
      },
      key: (at: number) => [...kept.keys()][at] ?? null,
      getItem: (name: string) => kept.get(name) ?? null,
      setItem(name: string, value: string) {
        if (isRefused) throw new DOMException('full', 'QuotaExceededError');
        kept.set(name, value);
      },
      removeItem: (name: string) => void kept.delete(name),
    },
    refuse: (refused: boolean) => (isRefused = refused),
    everything: () => [...kept].map((pair) => pair.join(' ')).join('\n'),
    copy: () => new Map(kept),
    restore: (copy: ReadonlyMap<string, string>) => (kept = new Map(copy)),
  };
}
