import { isLarge, type RecordContent } from './records';

/** A record that comes in from a file or from another vault. */
export type RecordToAdd = RecordContent & { readonly id: string };

/**
 * What is to be added when records come in. One that is here already is left out, and one that became another meanwhile
 * comes in beside it: nothing is ever replaced. Large ones never change, and others refer to them by their ids: those
 * whose id is here are the same.
 *
 * @param here all records that are not large
 * @param idsHere the ids of all records
 * @param newId makes an id that no record has
 */
export function recordsToAdd(
  here: readonly RecordContent[],
  idsHere: ReadonlySet<string>,
  incoming: readonly RecordToAdd[],
  newId: () => string,
): RecordToAdd[] {
  const contents = new Set(here.map(contentOf));
  const ids = new Set(idsHere);
  const added: RecordToAdd[] = [];
  for (const record of incoming) {
    // It is about the codes of the space that it lies in.
    if (record.kind === 'recovery-kit') continue;
    if (isLarge(record.kind) ? ids.has(record.id) : contents.has(contentOf(record))) continue;
    const id = ids.has(record.id) ? newId() : record.id;
    ids.add(id);
    added.push({ ...record, id });
  }
  return added;
}

function contentOf({ kind, value }: RecordContent): string {
  return JSON.stringify([kind, value]);
}
