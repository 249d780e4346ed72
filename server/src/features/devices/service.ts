import type { Device } from '@stillgrove/contract/devices';
import { type Db, inTransaction } from '../../db/transaction';
import type { Clock } from '../../platform/clock';
import { forgetDevicesOf } from '../../platform/known-devices/store';
import { listSessions, removeSessionOf, removeSessionsOf, type SignedIn } from '../../platform/session/store';

export type DevicesService = {
  list(person: SignedIn): Promise<Device[]>;
  end(person: SignedIn, id: string): Promise<void>;
  /** @param device the device that stays known, as `KnownDevices` names it */
  endOthers(person: SignedIn, device: string | null): Promise<void>;
};

export function createDevicesService({ db, clock }: { db: Db; clock: Clock }): DevicesService {
  return {
    async list({ userId, sessionId }) {
      const open = await listSessions(db, userId, clock.now());
      return open.map(({ id, browser, system, createdAtMs, lastSeenDay }) => ({
        id,
        browser,
        system,
        signedInAt: createdAtMs,
        lastSeenDay,
        current: id === sessionId,
      }));
    },

    end: ({ userId }, id) => removeSessionOf(db, userId, id),

    endOthers: ({ userId, sessionId }, device) =>
      inTransaction(db, async (tx) => {
        await removeSessionsOf(tx, userId, sessionId);
        await forgetDevicesOf(tx, userId, device);
      }),
  };
}
