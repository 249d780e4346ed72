import type { RecordKind } from '@stillgrove/domain/vault/records';
import { expect } from 'vitest';
import { createTabVault } from './create-tab-vault';
import type { Happened } from './other-tabs';
import type { PasskeyToAsk } from './passkey';
import type { VaultRows } from './rows';
import { rowsInMemory } from './rows-in-memory';
import { storageInMemory } from './storage-in-memory';
import { createVaultStore } from './vault-store';

export const PASSPHRASE = 'four herons in a quiet mist';

/** As few as a file may name. */
const FEWEST_ROUNDS = 100_000;

/**
 * A browser whose tabs share a storage and hear each other.
 *
 * @param given a real database; one in memory when left out
 */
export function browserOnTrial(given?: VaultRows) {
  const memory = rowsInMemory();
  const passkeys = passkeysInMemory();
  const rows = { ...memory, ...given };
  const local = storageInMemory();
  const listeners: ((happened: Happened) => void)[] = [];
  const forgotten: string[] = [];
  let next = 0;
  let nowMs = Date.UTC(2026, 10, 23);

  function tab() {
    const store = createVaultStore();
    const mine: ((happened: Happened) => void)[] = [];
    let goAway: () => void = () => undefined;
    let timeIsOver: () => void = () => undefined;
    let isGone = false;
    const diary = createTabVault({
      rows: {
        ...rows,
        change: (owner, change) => (isGone ? new Promise(() => undefined) : rows.change(owner, change)),
      },
      storage: () => local.storage,
      store,
      otherTabs: {
        tell: (happened) => {
          for (const listener of listeners) if (!mine.includes(listener)) listener(happened);
        },
        hear(listener) {
          mine.push(listener);
          listeners.push(listener);
        },
      },
      watchAway(lock) {
        goAway = lock;
        return () => (goAway = () => undefined);
      },
      watchTime(time, lock) {
        timeIsOver = lock;
        return () => (timeIsOver = () => undefined);
      },
      passkeys,
      now: () => nowMs,
      pause: async () => undefined,
      isSecure: () => true,
      persist: async () => true,
      newId: () => `new-${String((next += 1))}`,
      onFirstUse: () => undefined,
      forgetShared: async (owner) => void forgotten.push(owner),
      comesAlong: (guestId, userId) => guestId === 'guest-ada' && userId === 'ada',
      keyRounds: FEWEST_ROUNDS,
    });
    return {
      ...diary,
      state: store.getState,
      texts: () => store.getState().pages.entries.map(({ entry }) => entry.text),
      unfinished: () => store.getState().pages.drafts.map(({ entry }) => entry.text),
      goAway: () => goAway(),
      timeIsOver: () => timeIsOver(),
      records: (kind: RecordKind) => store.getState().records.byKind[kind] ?? [],
      /** The browser ends the page: nothing of it reaches the database any more. */
      end: () => (isGone = true),
      /** What the lock screen or the editor says about the words, once it is certain. */
      untilKnown: () => expect.poll(() => store.getState().unfinished).not.toBe('keeping'),
    };
  }

  async function opened() {
    const open = tab();
    await open.look('ada');
    if (open.state().status === 'absent') await open.begin(PASSPHRASE);
    else await open.unlock(PASSPHRASE);
    expect(open.state().status).toBe('open');
    return open;
  }
  return {
    passkeys,
    rows,
    local,
    tab,
    opened,
    /** Whose knowledge of other devices was deleted with the vault. */
    forgotten,
    /** @param ms may be negative, as when someone sets the clock back */
    wait: (ms: number) => (nowMs += ms),
  };
}

/** One authenticator, whose secrets follow from passkey and salt; no one is there to confirm them while it is away. */
function passkeysInMemory() {
  const seeds: Uint8Array<ArrayBuffer>[] = [];
  let isAway = false;
  const secret = async (id: Uint8Array<ArrayBuffer>, salt: Uint8Array<ArrayBuffer>) => {
    const mixed = await crypto.subtle.digest('SHA-256', new Uint8Array([...id, ...salt]));
    return { id, secret: new Uint8Array(mixed) };
  };
  return {
    areOffered: async () => true,
    async make(salt: Uint8Array<ArrayBuffer>) {
      if (isAway) return null;
      const id = crypto.getRandomValues(new Uint8Array(16));
      seeds.push(id);
      return secret(id, salt);
    },
    async ask(asked: readonly PasskeyToAsk[]) {
      const found = asked.find(({ id }) => seeds.some((seed) => seed.join() === id.join()));
      return isAway || found === undefined ? null : secret(found.id, found.salt);
    },
    beAway: (away: boolean) => (isAway = away),
  };
}
