import type { Appointment, BookingRequest, RescheduleRequest } from '@stillgrove/contract/appointments';
import { COMING_MAX, freeTimes, refuseBooking } from '@stillgrove/domain/appointments/booking';
import { CELL_MS } from '@stillgrove/domain/appointments/cells';
import { isUniqueViolation } from '../../db/errors';
import { type Db, inTransaction, type Tx } from '../../db/transaction';
import type { Clock } from '../../platform/clock';
import type { Outbox } from '../../platform/email/outbox';
import { leftEmail, reminderCause } from './emails';
import type { AppointmentError } from './refusals';
import type { SessionFacts } from './session-facts';
import { changeable, createTelling, type SessionTherapist } from './telling';
import {
  addAppointment,
  findAppointment,
  findClash,
  listAppointments,
  listComing,
  moveAppointment,
  type StoredAppointment,
  takenCells,
} from './store';

/** Who books. */
export type Booker = {
  readonly userId: string;
  readonly fullName: string;
  readonly email: string;
  /** When the address was confirmed, in milliseconds since 1970; null while it is not. */
  readonly confirmedAtMs: number | null;
};

export type FreeTimes = {
  readonly timeZone: string;
  readonly sessionMinutes: number;
  /** Milliseconds since 1970, earliest first. */
  readonly times: number[];
};

export type AppointmentsService = {
  freeTimes(therapistId: string): Promise<FreeTimes | 'unknown-therapist'>;
  /** A person's own sessions, latest first. */
  list(userId: string): Promise<Appointment[]>;
  /** Books a session and emails both sides; the same id again is the same booking. */
  book(booker: Booker, request: BookingRequest): Promise<Appointment | AppointmentError>;
  reschedule(booker: Booker, id: string, request: RescheduleRequest): Promise<Appointment | AppointmentError>;
  cancel(booker: Booker, id: string): Promise<Appointment | AppointmentError>;
  /** Tells the therapists of all that is to come that no one will be there, in email that names no one. */
  leaveAll(tx: Tx, userId: string): Promise<void>;
};

export function createAppointmentsService(options: {
  db: Db;
  clock: Clock;
  outbox: Pick<Outbox, 'enqueue' | 'withdraw'>;
  findTherapist(db: Db, id: string): Promise<SessionTherapist | null>;
  /** What the operator calls the instance, and where it is found. */
  findSite(db: Db): Promise<SessionFacts['site']>;
  publicUrl: string;
}): AppointmentsService {
  const { db, clock, outbox, findTherapist, findSite, publicUrl } = options;

  const { tell, cancelOne } = createTelling(options);

  /** Cells that another process took since they were looked at are found taken at the second try. */
  const takingCells = async <T>(change: (tx: Tx) => Promise<T>): Promise<T | 'slot-taken'> => {
    for (let tries = 0; tries < 2; tries += 1) {
      try {
        return await inTransaction(db, change);
      } catch (error) {
        if (!isUniqueViolation(error)) throw error;
      }
    }
    return 'slot-taken';
  };

  return {
    async freeTimes(therapistId) {
      const therapist = await findTherapist(db, therapistId);
      if (!therapist) return 'unknown-therapist';
      const nowMs = clock.now();
      const taken = await takenCells(db, therapistId, Math.floor(nowMs / CELL_MS));
      return {
        timeZone: therapist.hours.timeZone,
        sessionMinutes: therapist.sessionMinutes,
        times: freeTimes(therapist, taken, nowMs),
      };
    },

    async list(userId) {
      const rows = await listAppointments(db, userId);
      return rows.map((row) => shown(row, { name: row.therapistName, isSample: row.isSample }));
    },

    async book(booker, { id, therapistId, startsAt, meets, timeZone }) {
      if (booker.confirmedAtMs === null) return 'address-not-confirmed';
      return takingCells(async (tx) => {
        const therapist = await findTherapist(tx, therapistId);
        if (!therapist) return 'unknown-therapist';
        const startsAtMs = Date.parse(startsAt);
        const before = await findAppointment(tx, booker.userId, id);
        if (before?.startsAtMs === startsAtMs && before.cancelledAtMs === null)
          return shown(before, therapist);

        if (therapist.isSample) return 'sample-profile';
        if (!therapist.meets.includes(meets)) return 'way-not-offered';
        const refusal = refuseBooking(therapist, startsAtMs, clock.now());
        if (refusal) return refusal;
        const { userId } = booker;
        if ((await listComing(tx, userId, clock.now())).length >= COMING_MAX) return 'too-many-coming';
        const minutes = therapist.sessionMinutes;
        const facts = { id, userId, therapistId, startsAtMs, minutes, meets, timeZone };
        const session = { ...facts, revision: 0, cancelledAtMs: null };
        const clash = await findClash(tx, session);
        if (clash) return clash;
        await addAppointment(tx, session, clock.now());
        await tell(tx, 'booked', { session, visitor: booker, therapist });
        return shown(session, therapist);
      });
    },

    async reschedule(booker, id, { startsAt, timeZone }) {
      return takingCells(async (tx) => {
        const before = changeable(await findAppointment(tx, booker.userId, id), clock.now());
        if (typeof before === 'string') return before;
        const therapist = await findTherapist(tx, before.therapistId);
        if (!therapist) return 'unknown-therapist';
        const startsAtMs = Date.parse(startsAt);
        if (before.startsAtMs === startsAtMs) return shown(before, therapist);

        if (therapist.isSample) return 'sample-profile';
        const refusal = refuseBooking(therapist, startsAtMs, clock.now());
        if (refusal) return refusal;
        const minutes = therapist.sessionMinutes;
        const session = { ...before, startsAtMs, minutes, timeZone, revision: before.revision + 1 };
        const clash = await findClash(tx, session);
        if (clash) return clash;
        await moveAppointment(tx, session);
        await outbox.withdraw(tx, reminderCause(before));
        await tell(tx, 'moved', { session, visitor: booker, therapist });
        return shown(session, therapist);
      });
    },

    async cancel(booker, id) {
      return inTransaction(db, async (tx) => {
        const before = changeable(await findAppointment(tx, booker.userId, id), clock.now());
        if (typeof before === 'string') return before;
        const { cancelled, therapist } = await cancelOne(tx, before, {
          change: 'cancelled',
          visitor: booker,
        });
        return therapist ? shown(cancelled, therapist) : 'unknown-therapist';
      });
    },

    async leaveAll(tx, userId) {
      const site = await findSite(tx);
      for (const session of await listComing(tx, userId, clock.now())) {
        const therapist = await findTherapist(tx, session.therapistId);
        if (!therapist) continue;
        const left = { ...session, revision: session.revision + 1 };
        await outbox.enqueue(
          tx,
          leftEmail({ session: left, therapist, site, publicUrl, nowMs: clock.now() }),
        );
      }
    },
  };
}

function shown(
  session: StoredAppointment,
  { name, isSample }: Pick<SessionTherapist, 'name' | 'isSample'>,
): Appointment {
  return {
    id: session.id,
    therapist: { id: session.therapistId, name, isSample },
    startsAt: new Date(session.startsAtMs).toISOString(),
    minutes: session.minutes,
    meets: session.meets,
    state: session.cancelledAtMs === null ? 'booked' : 'cancelled',
  };
}
