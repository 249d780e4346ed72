import { keptTime, type KeepOpen, type KeptTime } from '@stillgrove/domain/vault/keep-open';
import type { KeptKeys } from './kept-keys';
import { noStorage, type NoStorage } from './no-storage';
import type { OtherTabs } from './other-tabs';
import type { Passkeys } from './passkey';
import type { VaultRow, VaultRows } from './rows';
import type { NotSaved, OpenVault, Vault } from './vault';
import { NO_PAGES, NO_RECORDS, type LockedBecause, type VaultState, type VaultStore } from './vault-store';

const NOTHING_READ = { pages: NO_PAGES, records: NO_RECORDS };

/** A part of what a vault holds: the pages of the diary, or all other records. */
export type Contents = {
  /** Reads what the state shows of a vault that is being opened, and takes in first what waited for its key. */
  readonly open: (vault: OpenVault) => Promise<Partial<VaultState>>;
  /** Reads it again, since another tab changed something. */
  readonly readAgain: (vault: OpenVault) => Promise<Partial<VaultState>>;
  /** Forgets what is readable. @returns what the state shows while the vault is locked */
  readonly hide: () => Partial<VaultState>;
  /** Finishes writing after the vault was locked. */
  readonly afterLock: (isOpenAgain: () => boolean) => Promise<void>;
  /** The vault is deleted: nothing of it is written afterwards. */
  readonly forgetAll: (owner: string) => Promise<void>;
};

export type OpeningPorts = {
  readonly rows: VaultRows;
  readonly vaults: Vault;
  readonly keptKeys: KeptKeys;
  readonly store: VaultStore;
  readonly otherTabs: OtherTabs;
  /** Calls `lock` when the person is away; the returned function ends the watch. */
  readonly watchAway: (lock: () => void) => () => void;
  /** Calls `lock` when the time is over. */
  readonly watchTime: (time: KeptTime, lock: () => void) => () => void;
  /** Browsers give Web Crypto to secure addresses only: https, or this very machine. */
  readonly isSecure: () => boolean;
  /** Asks the browser not to clear the vault away when the device runs out of space. */
  readonly persist: () => Promise<unknown>;
  readonly passkeys: Passkeys;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Called once, when a vault is first looked for: this module is also loaded where there is none. */
  readonly onFirstUse: () => void;
  readonly contents: () => readonly Contents[];
};

export type Opening = ReturnType<typeof createOpening>;

/** Opens and locks the vault of one person at a time, in one tab. */
export function createOpening(ports: OpeningPorts) {
  const { rows, vaults, keptKeys, store, otherTabs, watchAway, watchTime, isSecure, persist, passkeys, now } =
    ports;
  let vault: OpenVault | null = null;
  /** The id under which the vault of this state lies; null before that is known. */
  let home: string | null = null;
  let endWatch: () => void = () => undefined;
  let following = false;

  function follow(): void {
    if (following) return;
    following = true;
    otherTabs.hear(({ owner, what }) => {
      if (owner !== home) return;
      if (what === 'locked') void lockNow('elsewhere');
      else void catchUp(owner);
    });
    ports.onFirstUse();
  }

  function ownerHere(): string {
    if (home === null) throw new Error('A vault is asked for before it is known whose.');
    return home;
  }

  function hideAll(): Partial<VaultState> {
    return Object.assign({}, ...ports.contents().map((part) => part.hide())) as Partial<VaultState>;
  }

  /** The compiler does not know that it may have been opened again meanwhile. */
  function isOpen(): boolean {
    return vault !== null;
  }

  function watch(time: KeptTime | null): void {
    endWatch();
    endWatch =
      time === null ? watchAway(() => void lockNow('away')) : watchTime(time, () => void lockNow('time'));
    store.setState({ keptUntilMs: time?.untilMs ?? null });
  }

  async function show(opened: OpenVault, time: KeptTime | null): Promise<void> {
    const parts: Partial<VaultState>[] = [];
    for (const part of ports.contents()) parts.push(await part.open(opened));
    // Someone else may have signed in while the key was made.
    if (home !== opened.owner) {
      hideAll();
      return;
    }
    vault = opened;
    watch(time);
    store.setState({ ...(Object.assign({}, ...parts) as object), status: 'open', lockedBecause: null });
  }

  /** @returns for how long it stays open; null where it locks when the person is away */
  async function keepFor(opened: OpenVault, choice: KeepOpen): Promise<KeptTime | null> {
    const time = keptTime(choice, now());
    if (time !== null && (await keptKeys.keep(opened, time))) return time;
    await keptKeys.drop().catch(noStorage);
    return null;
  }

  async function unlockWith(
    choice: KeepOpen,
    open: (owner: string) => Promise<OpenVault | null>,
  ): Promise<{ outcome: 'opened' | 'wrong' } | NoStorage> {
    try {
      const opened = await open(ownerHere());
      if (opened === null) return { outcome: 'wrong' };
      const time = await keepFor(opened, choice);
      await show(opened, time);
      if (time !== null) otherTabs.tell({ owner: opened.owner, what: 'changed' });
      return { outcome: 'opened' };
    } catch (error) {
      return noStorage(error);
    }
  }

  async function changingPasskeys<Result>(
    change: (owner: string) => Promise<Result>,
  ): Promise<Result | NoStorage> {
    const owner = ownerHere();
    try {
      const result = await change(owner);
      store.setState({ hasPasskey: hasPasskey(await vaults.findVault(owner)) });
      otherTabs.tell({ owner, what: 'changed' });
      return result;
    } catch (error) {
      return noStorage(error);
    }
  }

  async function readAgain(open: OpenVault): Promise<void> {
    for (const part of ports.contents()) {
      const read = await part.readAgain(open);
      if (vault === open) store.setState(read);
    }
  }

  /** Closes at once. What was being written stays sealed, in the storage or else in this tab. */
  async function lockNow(because: LockedBecause): Promise<void> {
    if (vault === null) return;
    const { owner } = vault;
    vault = null;
    endWatch();
    store.setState({ ...hideAll(), status: 'locked', lockedBecause: because, keptUntilMs: null });
    if (because === 'you') otherTabs.tell({ owner, what: 'locked' });
    const dropped = keptKeys.drop().catch(noStorage);
    await Promise.all(ports.contents().map((part) => part.afterLock(isOpen)));
    await dropped;
  }

  /** Opens a vault that is kept open on this device. @returns whether it is open now */
  async function openKept(found: VaultRow): Promise<boolean> {
    const kept = await keptKeys.find(found);
    if (kept !== null && home === found.owner) await show(kept.vault, kept.time);
    return isOpen();
  }

  /** Another tab changed something: contents, for how long it is kept open, or whether there is a vault at all. */
  async function catchUp(owner: string): Promise<void> {
    try {
      const found = await vaults.findVault(owner);
      if (home === owner) store.setState({ hasPasskey: hasPasskey(found) });
      if (vault !== null && found?.diaryId === vault.diaryId) {
        if (store.getState().keptUntilMs !== null) watch((await keptKeys.find(found))?.time ?? null);
        await readAgain(vault);
        return;
      }
      await lockNow('elsewhere');
      if (home !== owner) return;
      if (found !== null && (await openKept(found))) return;
      store.setState({ status: found === null ? 'absent' : 'locked' });
    } catch (error) {
      noStorage(error);
      // What is open stays open: the person is told when something cannot be saved.
    }
  }

  let looking: { readonly owner: string; readonly done: Promise<void> } | null = null;

  async function lookNow(owner: string): Promise<void> {
    follow();
    if (vault !== null && store.getState().owner === owner) {
      await readAgain(vault).catch(noStorage);
      return;
    }
    await lockNow(null);
    const nothing = { ...NOTHING_READ, lockedBecause: null, resume: null, aside: [] } as const;
    // What is known of this person stands until it is found out again: without it, a page would begin again from nothing.
    const isKnown = store.getState().owner === owner;
    if (!isKnown) home = null;
    store.setState({ ...nothing, ...(!isKnown && { owner, status: 'looking' }) });
    if (!isSecure()) {
      store.setState({ status: 'insecure' });
      return;
    }
    try {
      const place = await rows.placeOf(owner);
      const found = await vaults.findVault(place.home);
      if (store.getState().owner !== owner) return;
      home = place.home;
      store.setState({ aside: place.aside, hasPasskey: hasPasskey(found) });
      if (found !== null && (await openKept(found))) return;
      if (store.getState().owner === owner) store.setState({ status: found === null ? 'absent' : 'locked' });
    } catch (error) {
      const { outcome } = noStorage(error);
      if (store.getState().owner === owner) store.setState({ status: outcome });
    }
  }

  return {
    /** Finds out whether this person has a vault on this device. One that is open stays open. */
    look(owner: string): Promise<void> {
      if (looking?.owner === owner) return looking.done;
      const done = lookNow(owner).finally(() => {
        if (looking?.done === done) looking = null;
      });
      looking = { owner, done };
      return done;
    },

    /**
     * Begins a vault.
     *
     * @param onBegun does something with it before it is shown
     * @returns null when another tab was faster
     */
    async begin<Result>(
      passphrase: string,
      choice: KeepOpen,
      onBegun: (vault: OpenVault) => Promise<Result>,
    ): Promise<{ outcome: 'begun'; result: Result } | { outcome: 'exists' } | NoStorage> {
      const owner = ownerHere();
      try {
        await persist().catch(() => false);
        const begun = await vaults.beginVault(owner, passphrase);
        if (begun === null) {
          store.setState({ status: 'locked' });
          return { outcome: 'exists' };
        }
        const result = await onBegun(begun);
        await show(begun, await keepFor(begun, choice));
        otherTabs.tell({ owner, what: 'changed' });
        return { outcome: 'begun', result };
      } catch (error) {
        return noStorage(error);
      }
    },

    async unlock(passphrase: string, choice: KeepOpen): Promise<{ outcome: 'opened' | 'wrong' } | NoStorage> {
      return unlockWith(choice, (owner) => vaults.openVault(owner, passphrase));
    },

    /** @returns `wrong` also when the person gave up, or the passkey belongs to another vault */
    async unlockByPasskey(choice: KeepOpen): Promise<{ outcome: 'opened' | 'wrong' } | NoStorage> {
      return unlockWith(choice, async (owner) => {
        const known = (await vaults.findVault(owner))?.passkeys ?? [];
        const shown = known.length === 0 ? null : await passkeys.ask(known);
        return shown === null ? null : vaults.openByPasskey(owner, shown);
      });
    },

    /** Lets a passkey open the vault, too. */
    async addPasskey(passphrase: string): Promise<{ outcome: 'added' | 'wrong' | 'given-up' } | NoStorage> {
      return changingPasskeys(async (owner) => ({
        outcome: await vaults.addPasskey(owner, passphrase, passkeys.make),
      }));
    },

    async removePasskeys(): Promise<{ outcome: 'removed' } | NoStorage> {
      return changingPasskeys(async (owner) => {
        await vaults.removePasskeys(owner);
        return { outcome: 'removed' as const };
      });
    },

    arePasskeysOffered: passkeys.areOffered,

    /** Changes for how long the open vault stays open. @returns false where this browser cannot keep it open */
    async keepOpen(choice: KeepOpen): Promise<boolean> {
      const open = vault;
      if (open === null) return false;
      const time = await keepFor(open, choice);
      if (vault === open) watch(time);
      otherTabs.tell({ owner: open.owner, what: 'changed' });
      return choice === 'five-minutes' || time !== null;
    },

    lockNow,

    /** Makes a change of an open vault, and tells the other tabs. */
    async changing<Result extends { readonly outcome: string }>(
      change: (open: OpenVault) => Promise<Result>,
    ): Promise<Result | NotSaved | NoStorage> {
      const open = vault;
      if (open === null) return { outcome: 'gone' };
      try {
        const result = await change(open);
        otherTabs.tell({ owner: open.owner, what: 'changed' });
        return result;
      } catch (error) {
        return noStorage(error);
      }
    },

    async changeKey(
      present: string,
      next: string,
    ): Promise<{ outcome: 'changed-key' | 'wrong' } | NoStorage> {
      try {
        const changed = await vaults.changePassphrase(ownerHere(), present, next);
        return { outcome: changed ? 'changed-key' : 'wrong' };
      } catch (error) {
        return noStorage(error);
      }
    },

    /** Deletes the vault from this device, open or not. */
    async deleteVault(): Promise<{ outcome: 'removed' } | NoStorage> {
      const owner = ownerHere();
      try {
        const { owner: person } = store.getState();
        await vaults.removeVault(owner);
        for (const part of ports.contents()) await part.forgetAll(owner);
        await lockNow(null);
        // The next one is begun under the person's own id.
        if (person !== null && person !== owner) await rows.leave(person, owner);
        home = person;
        store.setState({
          status: 'absent',
          lockedBecause: null,
          hasPasskey: false,
          resume: null,
          firstPage: null,
        });
        otherTabs.tell({ owner, what: 'changed' });
        return { outcome: 'removed' };
      } catch (error) {
        return noStorage(error);
      }
    },

    /** Deletes everything that is kept here in a person's vaults; their account, or the guest, is no more. */
    async forgetPerson(person: string): Promise<void> {
      const { home: first, aside } = await rows.placeOf(person);
      await keptKeys.drop();
      for (const id of [first, ...aside]) {
        await vaults.removeVault(id);
        for (const part of ports.contents()) await part.forgetAll(id);
        await rows.leave(person, id);
        otherTabs.tell({ owner: id, what: 'changed' });
      }
      if (store.getState().owner === person) await lockNow(null);
    },

    /** Shows the open vault as it is stored by now. */
    async readAgain(): Promise<void> {
      if (vault !== null) await readAgain(vault).catch(noStorage);
    },

    ownerHere,
    isHome: (owner: string) => home === owner,
    /** The open vault; null while it is locked. */
    opened: () => vault,
  };
}

function hasPasskey(found: VaultRow | null): boolean {
  return (found?.passkeys?.length ?? 0) > 0;
}
