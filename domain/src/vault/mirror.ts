/**
 * Keeps two lists alike: what someone made on a device, such as breathing patterns, which stays there and is readable
 * without a passphrase, and its copies in their vault, from which other devices get it.
 */
import { isRecordId } from './records';

type Identified = { readonly id: string };

/** A copy in the vault, and the revision that it is at. */
export type Copy<Item> = { readonly item: Item; readonly revision: number };

/** What both sides agreed on last: a mark of each item’s content, by its id. Empty for two that never met. */
export type Agreed = Readonly<Record<string, string>>;

export type Sides<Item extends Identified> = {
  /** In the person’s order. */
  readonly device: readonly Item[];
  readonly vault: ReadonlyMap<string, Copy<Item>>;
  readonly agreed: Agreed;
  /** Ids in the vault whose content is not such an item, or was put back: neither side is changed for them. */
  readonly foreign: ReadonlySet<string>;
  /** Whether all that a side stores could be read. Where something could not, nothing that is missing was deleted there. */
  readonly isWhole: { readonly device: boolean; readonly vault: boolean };
};

export type Mirrored<Item> = {
  /** What the device has from now on: its own order, and after it what is new. */
  readonly device: readonly Item[];
  /** What the vault is to save. `base` is the revision that was read; null for a new copy. */
  readonly save: readonly { readonly item: Item; readonly base: number | null }[];
  /** Ids that the vault is to remove. */
  readonly remove: readonly string[];
  /** Holds once the vault has done both. */
  readonly agreed: Agreed;
};

/**
 * Decides what each side takes over. What only one side changed or deleted is taken from it, and deleting gives way to
 * writing. Where both changed an item the device’s version is kept: it is not in the vault yet, so it becomes the later
 * change there, which wins on all devices (`reconcile` in `sync/`).
 *
 * @param mark tells contents apart
 * @param most how many items a device has room for; more of them stay in the vault alone
 */
export function mirror<Item extends Identified>(
  { device, vault, agreed, foreign, isWhole }: Sides<Item>,
  mark: (item: Item) => string,
  most: number,
): Mirrored<Item> {
  const kept: Item[] = [];
  const save: { item: Item; base: number | null }[] = [];
  const remove: string[] = [];
  const next: Record<string, string> = {};
  const agreedOn = (id: string) => (Object.hasOwn(agreed, id) ? agreed[id] : undefined);
  const leaveAsAgreed = (id: string) => {
    const before = agreedOn(id);
    if (before !== undefined) next[id] = before;
  };
  const keep = (item: Item) => {
    kept.push(item);
    next[item.id] = mark(item);
  };

  for (const item of device) {
    const { id } = item;
    const copy = vault.get(id);
    const isUnchanged = agreedOn(id) === mark(item);
    if (foreign.has(id) || !isRecordId(id)) {
      kept.push(item);
      leaveAsAgreed(id);
    } else if (copy === undefined) {
      if (isUnchanged && isWhole.vault) continue;
      keep(item);
      if (!isUnchanged) save.push({ item, base: null });
    } else if (isUnchanged) keep(copy.item);
    else {
      keep(item);
      if (mark(copy.item) !== mark(item)) save.push({ item, base: copy.revision });
    }
  }

  const here = new Set(device.map(({ id }) => id));
  const elsewhere = [...vault.values()].filter(({ item }) => !here.has(item.id) && !foreign.has(item.id));
  for (const { item } of elsewhere.sort(byId)) {
    if (isWhole.device && agreedOn(item.id) === mark(item)) remove.push(item.id);
    else if (kept.length < most) keep(item);
  }
  for (const id of Object.keys(agreed)) {
    const isUnknown = foreign.has(id) || (!isWhole.vault && !vault.has(id));
    if (!here.has(id) && isUnknown) leaveAsAgreed(id);
  }
  return { device: kept, save, remove, agreed: next };
}

/** The same order on all devices. */
function byId(one: Copy<Identified>, other: Copy<Identified>): number {
  return one.item.id < other.item.id ? -1 : 1;
}
