import { fromBase64, toBase64 } from './base64';
import { isStashName, nameOfStash } from './stash-names';
import type { StashRow } from './rows';

/** Reading the property already throws where storage is refused, and so may every call. */
export type PlainStorage = () => Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Unfinished words that a page sealed in the moment in which it went away. They lie in the browser's local
 * storage, the only one that takes something at once, until the diary is opened next.
 */
export function createStashes(storage: PlainStorage) {
  function drop(id: string): void {
    try {
      storage().removeItem(nameOfStash(id));
    } catch {
      // Nothing was stored, so nothing needs to go.
    }
  }

  function all(): StashRow[] {
    try {
      const kept = storage();
      const names = Array.from({ length: kept.length }, (_, at) => kept.key(at) ?? '').filter(isStashName);
      return names.flatMap((name) => {
        const row = rowFrom(kept.getItem(name) ?? '');
        if (row !== null && nameOfStash(row.id) === name) return [row];
        kept.removeItem(name);
        return [];
      });
    } catch {
      return [];
    }
  }

  return {
    /** @returns whether it is stored */
    put({ owner, id, stashOf, sealed }: StashRow): boolean {
      const [iv, bytes] = [toBase64(sealed.iv), toBase64(sealed.bytes)];
      try {
        storage().setItem(nameOfStash(id), JSON.stringify({ owner, id, stashOf, iv, bytes }));
        return true;
      } catch {
        return false;
      }
    },
    drop,
    /** Those that no one can read are dropped. */
    all,
    dropAllOf(owner: string): void {
      for (const row of all()) if (row.owner === owner) drop(row.id);
    },
  };
}

export type Stashes = ReturnType<typeof createStashes>;

function rowFrom(text: string): StashRow | null {
  try {
    const { owner, id, stashOf, iv, bytes } = JSON.parse(text) as Record<string, unknown>;
    if (typeof owner !== 'string' || typeof id !== 'string' || typeof stashOf !== 'string') return null;
    if (typeof iv !== 'string' || typeof bytes !== 'string') return null;
    return { owner, id, stashOf, sealed: { iv: fromBase64(iv), bytes: fromBase64(bytes) } };
  } catch {
    return null;
  }
}
