import type { SettingSavedAnswer } from '@stillgrove/contract/setting-version';
import { useState } from 'react';
import { RefusedError, request } from '../../platform/http/request';

type Options<Answer> = {
  /** Where it is read. */
  path: string;
  /** The version that was read. */
  version: number;
  /** Whether a newer answer still holds what was read of the thing that is being changed. */
  untouched: (newer: Answer) => boolean;
};

export type VersionedSave<Answer> = {
  /** @throws what `request` throws */
  readonly save: (method: 'POST' | 'PUT', to: string, body: object) => Promise<SettingSavedAnswer>;
  /** What someone else has saved in the meantime; null when no one has. */
  readonly newer: Answer | null;
  /** The newer values have been looked at; the next save goes over them. */
  readonly keepMine: () => void;
};

/** Saves over the version that was read and over none that was not seen. */
export function useVersionedSave<Answer extends { version: number }>({
  path,
  version,
  untouched,
}: Options<Answer>): VersionedSave<Answer> {
  const [seen, setSeen] = useState(version);
  const [newer, setNewer] = useState<Answer | null>(null);

  const attempt = async (
    method: 'POST' | 'PUT',
    to: string,
    body: object,
    over: number,
  ): Promise<SettingSavedAnswer> => {
    try {
      return await request<SettingSavedAnswer>(method, to, { body: { ...body, version: over } });
    } catch (error) {
      if (!(error instanceof RefusedError) || error.code !== 'newer-version') throw error;
      const found = await request<Answer>('GET', path);
      // Something else under the same version was changed.
      if (untouched(found)) return attempt(method, to, body, found.version);
      setNewer(found);
      throw error;
    }
  };

  return {
    async save(method, to, body) {
      const saved = await attempt(method, to, body, seen);
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
