import { storedQuestions, type StoredQuestions } from '@stillgrove/contract/operator-faq';
import type { Db, Tx } from '../../db/transaction';
import { readSetting, saveSetting } from '../../platform/settings/store';

const NAME = 'questions';

/** Corrections and questions of the operator's own; version 0 until there is one. */
export async function readQuestions(db: Db): Promise<{ value: StoredQuestions; version: number }> {
  const setting = await readSetting(db, NAME);
  if (setting === null) return { value: [], version: 0 };
  return { value: storedQuestions.parse(JSON.parse(setting.value)), version: setting.version };
}

/**
 * @param version the one that was read
 * @returns the new version, or null when someone has saved since
 */
export async function saveQuestions(tx: Tx, questions: StoredQuestions, version: number) {
  return saveSetting(tx, NAME, JSON.stringify(storedQuestions.parse(questions)), version);
}
