import { asJson } from '../copies/digest';
import {
  countRows,
  deleteRows,
  insertMissingRows,
  keyOf,
  pagesOf,
  type Row,
  rowsWithKeys,
} from '../copies/rows';
import type { TableShape } from '../copies/table-shape';
import type { Db } from '../transaction';

/**
 * The first half of making a table equal to its source: every row goes that the source has not, or not
 * exactly so. What points to it may go too, and comes back with the second half. After this no row stands
 * in the way of another one, whatever must be unique.
 */
export async function removeWhatDiffers(source: Db, target: Db, shape: TableShape): Promise<void> {
  for await (const page of pagesOf(target, shape)) {
    const rows = await rowsWithKeys(source, shape, keysOf(shape, page));
    const right = new Set(rows.map(asJson));
    const wrong = page.filter((row) => !right.has(asJson(row)));
    await deleteRows(target, shape, keysOf(shape, wrong));
  }
}

/**
 * The second half, once every table went through the first and those that this one points to are whole:
 * what is missing is added, page by page, so that a run that is stopped loses a page at most.
 *
 * @returns how many rows were added
 */
export async function addWhatIsMissing(source: Db, target: Db, shape: TableShape): Promise<number> {
  let missing = (await countRows(source, shape)) - (await countRows(target, shape));
  let added = 0;
  for await (const page of pagesOf(source, shape)) {
    if (missing <= 0) break;
    const news = await insertMissingRows(target, shape, page);
    missing -= news;
    added += news;
  }
  return added;
}

function keysOf(shape: TableShape, rows: readonly Row[]): Row[] {
  return rows.map((row) => keyOf(shape, row));
}
