import type { Device } from '@stillgrove/contract/devices';
import { transition } from '@stillgrove/domain/accounts/account-state';
import { type Db, inTransaction } from '../../db/transaction';
import { applyEffects } from '../../platform/account-state/apply-effects';
import { readAccountState } from '../../platform/account-state/store';
import type { Clock } from '../../platform/clock';
import { type Result } from '../../platform/errors/refusal';
import type { ReAuthentication } from '../../platform/re-authentication/re-authentication';
import { listSessions, removeSessionOf, type SignedIn } from '../../platform/session/store';

export type DevicesService = {
  list(person: SignedIn): Promise<Device[]>;
  /** @returns what to refuse the request with, or null once the device is signed out */
  end(person: SignedIn, id: string, password?: string): Promise<Result>;
  /** @param device the device that stays known, as `KnownDevices` names it */
  endOthers(person: SignedIn, device: string | null): Promise<Result>;
};

export function createDevicesService({
  db,
  clock,
  reAuthentication,
}: {
  db: Db;
  clock: Clock;
  reAuthentication: ReAuthentication;
}): DevicesService {
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

    async end(person, id, password) {
      const refusal = await reAuthentication.demand(person, password);
      if (refusal !== null) return refusal;
      await removeSessionOf(db, person.userId, id);
      return null;
    },

    async endOthers(person, device) {
      const refusal = await reAuthentication.demand(person, undefined);
      if (refusal !== null) return refusal;
      const { userId, sessionId } = person;
      await inTransaction(db, async (tx) => {
        const state = await readAccountState(tx, userId);
        const ended = state && transition(state, { type: 'end-other-sessions' });
        if (ended && 'effects' in ended) await applyEffects(tx, ended.effects, { userId, sessionId, device });
      });
      return null;
    },
  };
}
