import { hashText } from '@stillgrove/domain/random/seeded';
import { mirror, type Agreed, type Copy } from '@stillgrove/domain/vault/mirror';
import type { RecordToSave } from './sealed-records';
import type { ReadableRecords } from './vault-store';

type Item = { readonly id: string };

/** What someone made on this device, of one kind. */
export type OwnKind<Own extends Item> = {
  readonly kind: 'pattern' | 'mix';
  /** How many a device has room for. */
  readonly most: number;
  readonly read: (userId: string) => readonly Own[];
  /** Whether there is a list, and all of it could be read. */
  readonly isWhole: (userId: string) => boolean;
  /** @returns whether this browser kept it */
  readonly keep: (userId: string, items: readonly Own[]) => boolean;
  /** The value of its record; the same item always gives the same JSON. */
  readonly asValue: (item: Own) => unknown;
  /** @returns null for a value that is none */
  readonly ofValue: (id: string, value: unknown) => Own | null;
};

export type MirrorPorts = {
  /** The open vault, whose it is, and what can be read of it; null while it is locked. */
  readonly open: () => { userId: string; vault: string; records: ReadableRecords } | null;
  readonly save: (list: readonly RecordToSave[]) => Promise<{ readonly outcome: string }>;
  readonly remove: (ids: readonly string[]) => Promise<{ readonly outcome: string }>;
  readonly readAgreed: (userId: string, vault: string, kind: string) => Agreed;
  readonly keepAgreed: (userId: string, vault: string, kind: string, agreed: Agreed) => void;
  /** The list of this device is another one now. */
  readonly tell: () => void;
};

/** How often it is tried again when another tab or device changed something at the same time. */
const TRIES = 5;

/** @returns what keeps one kind on this device and its copies in the open vault alike */
export function createMirror<Own extends Item>(ports: MirrorPorts, own: OwnKind<Own>): () => Promise<void> {
  const { kind } = own;
  const textOf = (item: Own) => JSON.stringify(own.asValue(item));
  const isSame = (one: readonly Own[], other: readonly Own[]) =>
    one.length === other.length &&
    one.every((item, at) => {
      const there = other[at];
      return item.id === there?.id && textOf(item) === textOf(there);
    });

  /** @returns whether it may be done by now, or another one was faster */
  async function changeVault(list: readonly RecordToSave[], removed: readonly string[]): Promise<boolean> {
    const saved = list.length === 0 ? null : (await ports.save(list)).outcome;
    if (saved !== null && saved !== 'saved') return saved === 'changed';
    return removed.length === 0 || (await ports.remove(removed)).outcome === 'removed';
  }

  return async () => {
    for (let tries = 0; tries < TRIES; tries += 1) {
      // Up to the change of the vault nothing is waited for: no change of this device is overlooked.
      const open = ports.open();
      if (open === null) return;
      const { userId, vault, records } = open;
      const device = own.read(userId);
      const copies = copiesOf(own, records);
      const agreed = ports.readAgreed(userId, vault, kind);
      const isWhole = { device: own.isWhole(userId), vault: records.unreadable === 0 };
      const next = mirror({ device, ...copies, agreed, isWhole }, (item) => markOf(textOf(item)), own.most);
      if (next.save.length === 0 && next.remove.length === 0) {
        const isKept = isSame(next.device, device);
        if (!isKept && !own.keep(userId, next.device)) return;
        ports.keepAgreed(userId, vault, kind, next.agreed);
        if (!isKept) ports.tell();
        return;
      }
      const list = next.save.map(({ item, base }) => ({ id: item.id, kind, value: own.asValue(item), base }));
      if (!(await changeVault(list, next.remove))) return;
    }
  };
}

/** Copies that can be read, and the ids of those that are none, or were put back by something outside. */
function copiesOf<Own extends Item>({ kind, asValue, ofValue }: OwnKind<Own>, { byKind }: ReadableRecords) {
  const vault = new Map<string, Copy<Own>>();
  const foreign = new Set<string>();
  for (const { id, value, revision, outdated } of byKind[kind] ?? []) {
    const item = ofValue(id, value);
    // What a validator would have to shorten or tidy is no value that a device of this person saved.
    const isValue = item !== null && JSON.stringify(asValue(item)) === JSON.stringify(value);
    if (isValue && outdated !== true) vault.set(id, { item, revision });
    else foreign.add(id);
  }
  return { vault, foreign };
}

function markOf(text: string): string {
  return hashText(text).toString(36);
}
