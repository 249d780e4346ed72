import type { BoardAnswer } from '@stillgrove/contract/operator-board';
import { startOfDayAfter } from '@stillgrove/domain/appointments/days';
import { isBackupDue } from '@stillgrove/domain/operators/backup-due';
import type { Db } from '../../db/transaction';
import type { Clock } from '../../platform/clock';
import { countAccountsSince, countAppointments, countToWriteAgain, countUnanswered } from './store';

/** How the instance is today: counts alone. Nothing is asked about what people do in activities. */
export type BoardService = {
  /** @param timeZone in which today begins and ends */
  read(timeZone: string): Promise<Omit<BoardAnswer, 'success'>>;
};

export function createBoardService(options: {
  db: Db;
  clock: Clock;
  /** Emails that were given up, and those that should have gone out a while ago. */
  countTroubled: () => Promise<{ failed: number; late: number }>;
  /** Steps that are still to do before the instance serves people. */
  countOpening: () => Promise<number>;
  /** When a backup was last made, in milliseconds since 1970. */
  lastBackupMs: () => Promise<number | null>;
}): BoardService {
  const { db, clock, countTroubled, countOpening, lastBackupMs } = options;
  return {
    async read(timeZone) {
      const nowMs = clock.now();
      const dayStartsMs = (days: number) => startOfDayAfter(timeZone, nowMs, days);
      const [unanswered, toWriteAgain, emails, opening, backupMs, today, nextSevenDays, newAccounts] =
        await Promise.all([
          countUnanswered(db),
          countToWriteAgain(db, dayStartsMs(1)),
          countTroubled(),
          countOpening(),
          lastBackupMs(),
          countAppointments(db, { fromMs: dayStartsMs(0), untilMs: dayStartsMs(1) }),
          countAppointments(db, { fromMs: dayStartsMs(1), untilMs: dayStartsMs(8) }),
          countAccountsSince(db, dayStartsMs(0)),
        ]);
      // A clock that was set back is no reason for a negative time.
      const since = (atMs: number | null) => (atMs === null ? null : Math.max(0, nowMs - atMs));
      return {
        messages: { waiting: unanswered.waiting, oldestMs: since(unanswered.oldestAtMs), toWriteAgain },
        emails,
        opening,
        backup: { ageMs: since(backupMs), isDue: isBackupDue(backupMs, nowMs) },
        appointments: { today, nextSevenDays },
        newAccounts,
      };
    },
  };
}
