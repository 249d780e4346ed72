import type { LegacyRecord, LegacyRecordRequest } from '@stillgrove/contract/legacy-records';
import { calendarDay } from '@stillgrove/domain/points/day';
import { type Db, inTransaction } from '../../db/transaction';
import type { Clock } from '../../platform/clock';
import { Refusal, type Result } from '../../platform/errors/refusal';
import { addRecord, changeRecord, countRecords, findRecord, listRecords } from './store';

/** More than anyone types in; it keeps one account from filling the disk. */
const RECORDS_MAX = 500;
const DAY_MS = 86_400_000;

const NO_SUCH_RECORD = new Refusal({ code: 'unknown-record' });

const TOO_MANY = new Refusal({
  code: 'too-many-records',
  values: { most: RECORDS_MAX },
});

export type LegacyRecordsService = {
  list(userId: string): Promise<LegacyRecord[]>;
  /** Another person's record is answered like one that does not exist. */
  find(userId: string, id: string): Promise<Result<LegacyRecord>>;
  create(userId: string, fields: LegacyRecordRequest): Promise<Result<LegacyRecord>>;
  change(userId: string, record: LegacyRecord): Promise<Result<LegacyRecord>>;
};

export function createLegacyRecordsService({ db, clock }: { db: Db; clock: Clock }): LegacyRecordsService {
  return {
    list: (userId) => listRecords(db, userId),

    async find(userId, id) {
      const record = await findRecord(db, userId, id);
      return record ?? NO_SUCH_RECORD;
    },

    async create(userId, fields) {
      const refusal = refuseDates(fields, clock.now());
      if (refusal) return refusal;
      const record = { id: crypto.randomUUID(), ...tidied(fields) };
      return inTransaction(db, async (tx) => {
        if ((await countRecords(tx, userId)) >= RECORDS_MAX) return TOO_MANY;
        await addRecord(tx, userId, record, clock.now());
        return record;
      });
    },

    async change(userId, { id, ...fields }) {
      const refusal = refuseDates(fields, clock.now());
      if (refusal) return refusal;
      const record = { id, ...tidied(fields) };
      const changed = await inTransaction(db, (tx) => changeRecord(tx, userId, record));
      return changed ? record : NO_SUCH_RECORD;
    },
  };
}

/** The time period is an answer to a question that is asked only after a Yes. */
function tidied(fields: LegacyRecordRequest): LegacyRecordRequest {
  return fields.criminalHistory === 'Yes' ? fields : { ...fields, timePeriod: '' };
}

/** A date of birth or of a crime lies behind us, wherever on earth it is written down. */
function refuseDates({ dob, dateOfCrime }: LegacyRecordRequest, nowMs: number): Result {
  const latest = calendarDay(nowMs + DAY_MS);
  const inFuture = 'This date is in the future.';
  const fields = {
    ...(dob > latest && { dob: inFuture }),
    ...(dateOfCrime > latest && { dateOfCrime: inFuture }),
  };
  if (Object.keys(fields).length === 0) return null;
  return new Refusal({ code: 'invalid-fields', message: inFuture, fields });
}
