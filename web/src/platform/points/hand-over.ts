import type { DeviceStore } from './device-store';
import { STORED_NAMES, type StoredValues } from './stored-values';

type HandOverPorts = {
  readonly device: Pick<DeviceStore, 'park' | 'parked' | 'unpark'>;
  readonly values: StoredValues;
};

/**
 * Stored values change hands wholly or not at all: they leave local storage only after they are kept
 * in IndexedDB, and leave IndexedDB only after they are back.
 */
export function createHandOver({ device, values }: HandOverPorts) {
  return {
    /**
     * Puts the values of whoever was here before aside, and brings a person's own back. What does not
     * fit is tried again at the next load.
     *
     * @throws when IndexedDB does not work; the values then stay with whom they belong to
     */
    async takeOver(userId: string): Promise<void> {
      values.enter(userId);
      const owner = values.owner();
      if (owner !== userId) {
        if (owner !== null) await device.park(owner, values.all());
        if (!values.clearFor(userId)) return;
      }
      const parked = await device.parked(userId);
      const names = STORED_NAMES.filter((name) => parked[name] !== undefined);
      // What is there already is newer than what was put aside.
      const back = names.filter(
        (name) => values.read(name) !== null || values.write(name, parked[name] ?? ''),
      );
      if (names.length > 0) await device.unpark(userId, back);
    },

    /**
     * Puts a person's values aside and leaves nothing for the next person. What belongs to someone
     * else, who signed in in another tab meanwhile, stays theirs.
     */
    async leave(userId: string): Promise<void> {
      const owner = values.owner();
      if (owner === userId) {
        await device.park(userId, values.all()).catch((error: unknown) => {
          console.info('The stored values could not be put aside for the next sign-in.', error);
        });
      }
      if (values.owner() === owner && (owner === null || owner === userId)) values.clearFor(null);
      values.enter(null);
    },
  };
}

export type HandOver = ReturnType<typeof createHandOver>;
