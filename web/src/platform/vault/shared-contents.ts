import { isDiaryEntry, type DiaryEntry } from '@stillgrove/domain/diary/entry';
import type { SharedKind } from '@stillgrove/domain/sync/shared-record';
import { bindingOf } from '@stillgrove/domain/vault/binding';
import { isRecordContent, type RecordContent } from '@stillgrove/domain/vault/records';
import { isOutdated, nextRevision, type Revisions } from '@stillgrove/domain/vault/revisions';
import { inBatches } from './in-batches';
import type { Contents, Opening } from './opening';
import type { EntryRow, RecordRow, RowsInChange, VaultRows } from './rows';
import { seal, unseal, type Sealed } from './seal';
import { openEntry, sealEntry } from './sealed-pages';
import { recordToAdd, sealRecord } from './sealed-records';
import { unsealRevisions, type NotSaved, type OpenVault, type Vault } from './vault';

/** A page or another record of the open vault, as its devices share it. */
export type SharedContent = {
  readonly id: string;
  readonly kind: SharedKind;
  readonly revision: number;
  readonly value: unknown;
};

export type SharedContents = {
  readonly records: readonly SharedContent[];
  /** Ids of what is there and is not shared: it cannot be opened, or something outside put an earlier state back. */
  readonly unreadable: readonly string[];
};

/** A change that another device made. */
export type SharedChange = Omit<SharedContent, 'revision'> & {
  /** The revision that was read; null for none. */
  readonly base: number | null;
};

export type AppliedChanges =
  | { readonly outcome: 'applied'; readonly revisions: readonly (number | null)[] }
  | NotSaved;

type Ports = {
  readonly rows: VaultRows;
  readonly vaults: Pick<Vault, 'changeContents' | 'findVault' | 'openVault'>;
  readonly opening: Pick<Opening, 'opened' | 'changing' | 'readAgain'>;
  /** Forgets what is known of other devices; the vault is deleted. */
  readonly forget: (owner: string) => Promise<void>;
  /** Lets the page do something else between two batches. */
  readonly pause: () => Promise<void>;
};

/** A row that was opened; without content when it cannot be. */
type Opened = {
  readonly content: SharedContent | null;
  /** Whether its seal names its revision; pages of earlier versions do not. */
  readonly bound: boolean;
};

const UNREADABLE: Opened = { content: null, bound: true };

/** What of a vault its person’s devices share. */
export type SharedVault = ReturnType<typeof createSharedContents>;

/** The contents of the open vault for other devices of the person, and what comes from them. */
export function createSharedContents({ rows, vaults, opening, forget, pause }: Ports) {
  /** What was opened before: only what changed since is opened again. */
  let opened = new Map<string, Opened>();
  let of: OpenVault | null = null;

  async function openPage({ key }: OpenVault, row: EntryRow): Promise<Opened> {
    const page = await openEntry(key, row);
    if (page === null || (page.boundTo ?? row.revision) < row.revision) return UNREADABLE;
    const { id, revision } = row;
    const content = { id, kind: 'page', revision, value: page.entry } as const;
    return { content, bound: page.boundTo !== null };
  }

  async function openRecord({ key }: OpenVault, row: RecordRow): Promise<Opened> {
    const record = await recordToAdd(key, row);
    return record === null ? UNREADABLE : { content: { ...record, revision: row.revision }, bound: true };
  }

  const contents: Contents = {
    open: async () => ({}),
    readAgain: async () => ({}),
    hide() {
      of = null;
      opened = new Map();
      return {};
    },
    afterLock: async () => undefined,
    forgetAll: forget,
  };

  return {
    contents,

    /** @returns null while the vault is locked */
    async read(): Promise<SharedContents | null> {
      const vault = opening.opened();
      if (vault === null) return null;
      if (vault !== of) {
        of = vault;
        opened = new Map();
      }
      const { owner, key } = vault;
      const revisions = await unsealRevisions(key, (await vaults.findVault(owner)) ?? undefined);
      const now = new Map<string, Opened>();
      const records: SharedContent[] = [];
      const unreadable: string[] = [];
      const take = async (name: string, id: string, open: () => Promise<Opened>) => {
        const one = opened.get(name) ?? (await open());
        now.set(name, one);
        // What the vault’s own list does not name any more was put back by something outside.
        if (one.content === null || isOutdated(revisions, id, one.content.revision, one.bound))
          unreadable.push(id);
        else records.push(one.content);
      };
      await inBatches((await rows.read(owner)).entries, pause, (row) =>
        take(`page/${row.id}/${String(row.revision)}`, row.id, () => openPage(vault, row)),
      );
      await inBatches(await rows.everyRecord(owner), pause, (row) =>
        take(`record/${row.id}/${String(row.revision)}`, row.id, () => openRecord(vault, row)),
      );
      if (of === vault) opened = now;
      return { records, unreadable };
    },

    /** Makes all of the changes or none; `changed` when one of the records is at another revision by now. */
    async apply(changes: readonly SharedChange[]): Promise<AppliedChanges> {
      const applied = await opening.changing<AppliedChanges>((vault) =>
        vaults.changeContents<AppliedChanges>(vault, async (before) => {
          const planned = await Promise.all(changes.map((change) => plan(vault, change, before)));
          return {
            revisions: revisionsAfter(before, planned),
            async apply(tx) {
              for (const { there, base } of planned)
                if ((await there(tx)) !== base) return { outcome: 'changed' };
              for (const { put } of planned) await put(tx);
              return { outcome: 'applied', revisions: planned.map(({ revision }) => revision) };
            },
          };
        }),
      );
      await opening.readAgain();
      // Storage that fails is no other outcome here: nothing was changed.
      return applied.outcome === 'applied' || applied.outcome === 'changed' ? applied : { outcome: 'gone' };
    },

    /** Seals what this device knows of the others, under the vault’s own key. @returns null while it is locked */
    async seal(name: string, value: unknown): Promise<Sealed | null> {
      const vault = opening.opened();
      return vault === null ? null : seal(vault.key, value, bindingOf('sync', vault.owner, name));
    },

    /** @returns undefined while the vault is locked, or when the seal is of another vault or place */
    async unseal(name: string, sealed: Sealed): Promise<unknown> {
      const vault = opening.opened();
      return vault === null ? undefined : unseal(vault.key, sealed, bindingOf('sync', vault.owner, name));
    },

    /** Whether the open vault is locked with this passphrase. */
    async isPassphrase(passphrase: string): Promise<boolean> {
      const vault = opening.opened();
      return vault !== null && (await vaults.openVault(vault.owner, passphrase)) !== null;
    },

    /** Which vault is open: whose, and another one for every vault that is begun. */
    openVault(): Pick<OpenVault, 'owner' | 'diaryId'> | null {
      return opening.opened();
    },
  };
}

type Planned = {
  readonly id: string;
  readonly base: number | null;
  /** Null once it is deleted. */
  readonly revision: number | null;
  readonly there: (tx: RowsInChange) => Promise<number | null>;
  readonly put: (tx: RowsInChange) => Promise<unknown>;
};

async function plan(
  { owner, key }: OpenVault,
  { id, kind, value, base }: SharedChange,
  before: Revisions,
): Promise<Planned> {
  const isPage = kind === 'page';
  const there = async (tx: RowsInChange) => (await (isPage ? tx.entry(id) : tx.record(id)))?.revision ?? null;
  if (value === null)
    return {
      id,
      base,
      revision: null,
      there,
      put: (tx) => (isPage ? tx.removeEntry(id) : tx.removeRecord(id)),
    };
  const revision = nextRevision(before, id, base);
  if (isPage) {
    if (!isDiaryEntry(value)) throw new Error('A page that could not be read again was to be sealed.');
    const row = await sealEntry(key, owner, value satisfies DiaryEntry, revision);
    return { id, base, revision, there, put: (tx) => tx.putEntry(row) };
  }
  const content = { kind, value };
  if (!isRecordContent(content)) throw new Error('A record that could not be read again was to be sealed.');
  const row = await sealRecord(key, owner, id, revision, content satisfies RecordContent);
  return { id, base, revision, there, put: (tx) => tx.putRecord(row) };
}

function revisionsAfter(before: Revisions, planned: readonly Planned[]): Revisions {
  const after = new Map(before);
  for (const { id, revision } of planned) {
    if (revision === null) after.delete(id);
    else after.set(id, revision);
  }
  return after;
}
