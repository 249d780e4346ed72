import type { DiaryEntry } from './entry';

/**
 * What is to be added when pages come in from a file. A page that is here already is left out, and one
 * that became another meanwhile comes in beside it: nothing that was written is ever replaced.
 *
 * @param newId makes an id that no page has
 */
export function entriesToAdd(
  here: readonly DiaryEntry[],
  incoming: readonly DiaryEntry[],
  newId: () => string,
): DiaryEntry[] {
  const pages = new Set(here.map(contentOf));
  const ids = new Set(here.map(({ id }) => id));
  const added: DiaryEntry[] = [];
  for (const entry of incoming) {
    if (pages.has(contentOf(entry))) continue;
    const id = ids.has(entry.id) ? newId() : entry.id;
    pages.add(contentOf(entry));
    ids.add(id);
    added.push({ ...entry, id });
  }
  return added;
}

function contentOf({ day, mood, text }: DiaryEntry): string {
  return JSON.stringify([day, mood, text]);
}
