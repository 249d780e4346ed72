import type { SettingSavedAnswer } from '@stillgrove/contract/setting-version';
import { useState } from 'react';
import { RefusedError } from '../../platform/http/request';

type Options<Answer> = {
  /** The version that was read. */
  version: number;
  /** Reads it again. */
  load: () => Promise<Answer>;
  /** Whether a newer answer still holds what was read of the thing that is being changed. */
  untouched: (newer: Answer) => boolean;
};

/** A change over a version that was read. */
type Change = (version: number) => Promise<SettingSavedAnswer>;

export type VersionedSave<Answer> = {
  /** @throws RefusedError, UnreachableError */
  readonly save: (change: Change) => Promise<SettingSavedAnswer>;
  /** What someone else has saved in the meantime; null when no one has. */
  readonly newer: Answer | null;
  /** The newer values have been looked at; the next save goes over them. */
  readonly keepMine: () => void;
};

/** Saves over the version that was read and over none that was not seen. */
export function useVersionedSave<Answer extends { version: number }>({
  version,
  load,
  untouched,
}: Options<Answer>): VersionedSave<Answer> {
  const [seen, setSeen] = useState(version);
  const [newer, setNewer] = useState<Answer | null>(null);

  const attempt = async (change: Change, over: number): Promise<SettingSavedAnswer> => {
    try {
      return await change(over);
    } catch (error) {
      if (!(error instanceof RefusedError) || error.code !== 'newer-version') throw error;
      const found = await load();
      // Something else under the same version was changed.
      if (untouched(found)) return attempt(change, found.version);
      setNewer(found);
      throw error;
    }
  };

  return {
    async save(change) {
      const saved = await attempt(change, seen);
      setSeen(saved.version);
      setNewer(null);
      return saved;
    },
    newer,
    keepMine() {
      if (newer !== null) setSeen(newer.version);
      setNewer(null);
    },
  };
}
