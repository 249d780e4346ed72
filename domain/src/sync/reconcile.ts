import type { DiaryEntry } from '../diary/entry';
import { isSharedPage, mergePages } from './merge-page';
import { compareStamps, type SharedKind, type SharedRecord, type Stamp } from './shared-record';

/** A record as it is on this device: deleted ones have no value. */
export type OwnRecord = {
  readonly id: string;
  readonly kind: SharedKind;
  readonly value: unknown;
  readonly deleted: boolean;
};

/** What this device knows of the state from which both sides went on. */
export type Common = {
  /** Whether the record was changed here since. */
  readonly isChanged: boolean;
  /** The page as it was then; null when there was none, and for all other kinds. */
  readonly page: DiaryEntry | null;
};

export type Reconciled =
  /** Both are the same, or what is here goes to the server. */
  | { readonly outcome: 'same' | 'keep-ours' }
  | { readonly outcome: 'take-theirs' }
  /** Both become this; it goes to the server. */
  | {
      readonly outcome: 'merged';
      readonly value: unknown;
      readonly rest: DiaryEntry | null;
      readonly isConflict: boolean;
    };

/**
 * Decides what becomes of a record that another device changed.
 *
 * What is the same is left alone, and what only one side changed is taken from it. Where both changed it, deleting
 * gives way to writing; pages are merged by paragraph; of everything else the later change wins.
 *
 * @param ours null for one that this device never had
 * @param common what both sides began from
 * @param ourStamp what a change that was not sent yet is stamped with
 * @param between the line between two versions of a paragraph
 */
export function reconcile(
  ours: OwnRecord | null,
  common: Common,
  theirs: SharedRecord,
  ourStamp: Stamp,
  between: string,
): Reconciled {
  if (ours === null) return { outcome: theirs.deleted ? 'same' : 'take-theirs' };
  if (isSame(ours, theirs)) return { outcome: 'same' };
  if (!common.isChanged) return { outcome: 'take-theirs' };
  if (theirs.deleted) return { outcome: 'keep-ours' };
  if (ours.deleted) return { outcome: 'take-theirs' };
  const theirsIsLater = compareStamps(ourStamp, theirs) < 0;
  if (isPage(ours) && isPage(theirs)) {
    const { page, rest, isConflict } = mergePages(
      common.page,
      ours.value,
      theirs.value,
      theirsIsLater,
      between,
    );
    if (rest === null && isEqual(page, theirs.value)) return { outcome: 'take-theirs' };
    if (rest === null && isEqual(page, ours.value)) return { outcome: 'keep-ours' };
    return { outcome: 'merged', value: page, rest, isConflict };
  }
  return { outcome: theirsIsLater ? 'take-theirs' : 'keep-ours' };
}

function isPage<Version extends Pick<OwnRecord, 'id' | 'kind' | 'value'>>(
  record: Version,
): record is Version & { readonly value: DiaryEntry } {
  return record.kind === 'page' && isSharedPage(record.id, record.value);
}

type Content = { readonly value: unknown; readonly deleted: boolean };

function isSame(one: Content, other: Content): boolean {
  if (one.deleted || other.deleted) return one.deleted === other.deleted;
  return isEqual(one.value, other.value);
}

/** Whether two values are the same JSON, whatever the order of its keys. */
export function isEqual(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [ones, others] = [one as Record<string, unknown>, other as Record<string, unknown>];
  const keys = (value: Record<string, unknown>) =>
    Object.keys(value).filter((key) => value[key] !== undefined);
  return (
    keys(ones).length === keys(others).length && keys(ones).every((key) => isEqual(ones[key], others[key]))
  );
}
