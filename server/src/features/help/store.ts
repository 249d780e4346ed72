import { storedHelplines, type StoredHelplines } from '@stillgrove/contract/operator-helplines';
import type { Db, Tx } from '../../db/transaction';
import { readSetting, saveSetting } from '../../platform/settings/store';

const NAME = 'helplines';

/** The countries whose numbers operators changed or added; version 0 until there is one. */
export async function readHelplines(db: Db): Promise<{ value: StoredHelplines; version: number }> {
  const setting = await readSetting(db, NAME);
  if (setting === null) return { value: [], version: 0 };
  return { value: storedHelplines.parse(JSON.parse(setting.value)), version: setting.version };
}

/**
 * @param version the one that was read
 * @returns the new version, or null when someone has saved since
 */
export async function saveHelplines(tx: Tx, helplines: StoredHelplines, version: number) {
  return saveSetting(tx, NAME, JSON.stringify(storedHelplines.parse(helplines)), version);
}
