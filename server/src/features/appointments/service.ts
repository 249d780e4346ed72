import type { Appointment, AppointmentRequest, RescheduleRequest } from '@stillgrove/contract/appointments';
import { CONSENT_VERSION } from '@stillgrove/domain/appointments/consent';
import { UPCOMING_MAX, freeTimes, refuseTime } from '@stillgrove/domain/appointments/scheduling';
import { CELL_MS } from '@stillgrove/domain/appointments/cells';
import { isUniqueViolation } from '../../db/errors';
import { type Db, inTransaction, type Tx } from '../../db/transaction';
import type { Clock } from '../../platform/clock';
import type { Deletions } from '../../platform/deletions/deletions';
import type { Result } from '../../platform/errors/refusal';
import { appointmentRefusal } from './refusals';
import type { AppointmentFacts, Member } from './appointment-facts';
import { changeable, createTelling, type AppointmentTherapist, type TellingOutbox } from './telling';
import {
  addAppointment,
  findAppointment,
  findClash,
  listAppointments,
  listUpcoming,
  moveAppointment,
  type StoredAppointment,
  takenCells,
} from './store';

export type FreeTimes = {
  readonly timeZone: string;
  readonly appointmentMinutes: number;
  /** Milliseconds since 1970, earliest first. */
  readonly times: number[];
};

export type AppointmentsService = {
  freeTimes(therapistId: string): Promise<Result<FreeTimes>>;
  /** A person's own appointments, latest first. */
  list(userId: string): Promise<Appointment[]>;
  /** Schedules an appointment and emails both sides; the same id again is the same appointment. */
  schedule(member: Member, request: AppointmentRequest): Promise<Result<Appointment>>;
  reschedule(member: Member, id: string, request: RescheduleRequest): Promise<Result<Appointment>>;
  /** Takes back the consent: both sides are told, and the appointment is deleted. */
  cancel(member: Member, id: string): Promise<Result<Appointment>>;
  /** Takes back the consent to an appointment that is over or was canceled; one that is to come is canceled first. */
  remove(member: Member, id: string): Promise<Result>;
  /** Tells the therapists of all that is to come that no one will be there, in email that names no one. */
  leaveAll(tx: Tx, userId: string): Promise<void>;
};

export function createAppointmentsService(options: {
  db: Db;
  clock: Clock;
  outbox: TellingOutbox;
  deletions: Pick<Deletions, 'note'>;
  findTherapist(db: Db, id: string): Promise<AppointmentTherapist | null>;
  /** What the operator calls the instance, and where it is found. */
  findSite(db: Db): Promise<AppointmentFacts['site']>;
  publicUrl: string;
}): AppointmentsService {
  const { db, clock, findTherapist } = options;

  const { tell, tellLeft, cancelOne, forget, withdrawReminders } = createTelling(options);

  /** Cells that another process took since they were looked at are found taken at the second try. */
  const takingCells = async <Value>(change: (tx: Tx) => Promise<Result<Value>>): Promise<Result<Value>> => {
    for (let tries = 0; tries < 2; tries += 1) {
      try {
        return await inTransaction(db, change);
      } catch (error) {
        if (!isUniqueViolation(error)) throw error;
      }
    }
    return appointmentRefusal('slot-taken');
  };

  return {
    async freeTimes(therapistId) {
      const therapist = await findTherapist(db, therapistId);
      if (!therapist) return appointmentRefusal('unknown-therapist');
      const nowMs = clock.now();
      const taken = await takenCells(db, therapistId, Math.floor(nowMs / CELL_MS));
      return {
        timeZone: therapist.hours.timeZone,
        appointmentMinutes: therapist.appointmentMinutes,
        times: freeTimes(therapist, taken, nowMs),
      };
    },

    async list(userId) {
      const rows = await listAppointments(db, userId);
      return rows.map((row) => shown(row, { name: row.therapistName, isSample: row.isSample }));
    },

    async schedule(member, { id, therapistId, startsAt, meets, timeZone, consentVersion }) {
      if (member.confirmedAtMs === null) return appointmentRefusal('address-not-confirmed');
      if (consentVersion !== CONSENT_VERSION) return appointmentRefusal('consent-changed');
      return takingCells(async (tx) => {
        const therapist = await findTherapist(tx, therapistId);
        if (!therapist) return appointmentRefusal('unknown-therapist');
        const startsAtMs = Date.parse(startsAt);
        const before = await findAppointment(tx, member.userId, id);
        if (before?.startsAtMs === startsAtMs && before.canceledAtMs === null)
          return shown(before, therapist);

        if (therapist.isSample) return appointmentRefusal('sample-profile');
        if (!therapist.meets.includes(meets)) return appointmentRefusal('way-not-offered');
        const refusal = refuseTime(therapist, startsAtMs, clock.now());
        if (refusal) return appointmentRefusal(refusal);
        const { userId } = member;
        if ((await listUpcoming(tx, userId, clock.now())).length >= UPCOMING_MAX)
          return appointmentRefusal('too-many-upcoming');
        const minutes = therapist.appointmentMinutes;
        const facts = { id, userId, therapistId, startsAtMs, minutes, meets, timeZone };
        const nowMs = clock.now();
        const appointment = { ...facts, revision: 0, canceledAtMs: null, consentedAtMs: nowMs };
        const clash = await findClash(tx, appointment);
        if (clash) return appointmentRefusal(clash);
        await addAppointment(tx, appointment, { consentVersion, nowMs });
        await tell(tx, 'scheduled', { appointment, visitor: member, therapist });
        return shown(appointment, therapist);
      });
    },

    async reschedule(member, id, { startsAt, timeZone }) {
      return takingCells(async (tx) => {
        const before = changeable(await findAppointment(tx, member.userId, id), clock.now());
        if (typeof before === 'string') return appointmentRefusal(before);
        const therapist = await findTherapist(tx, before.therapistId);
        if (!therapist) return appointmentRefusal('unknown-therapist');
        const startsAtMs = Date.parse(startsAt);
        if (before.startsAtMs === startsAtMs) return shown(before, therapist);

        if (therapist.isSample) return appointmentRefusal('sample-profile');
        const refusal = refuseTime(therapist, startsAtMs, clock.now());
        if (refusal) return appointmentRefusal(refusal);
        const minutes = therapist.appointmentMinutes;
        const appointment = { ...before, startsAtMs, minutes, timeZone, revision: before.revision + 1 };
        const clash = await findClash(tx, appointment);
        if (clash) return appointmentRefusal(clash);
        await moveAppointment(tx, appointment);
        await withdrawReminders(tx, before);
        await tell(tx, 'moved', { appointment, visitor: member, therapist });
        return shown(appointment, therapist);
      });
    },

    async cancel(member, id) {
      return inTransaction(db, async (tx) => {
        const before = changeable(await findAppointment(tx, member.userId, id), clock.now());
        if (typeof before === 'string') return appointmentRefusal(before);
        const { canceled, therapist } = await cancelOne(tx, before, {
          change: 'canceled',
          visitor: member,
        });
        return therapist ? shown(canceled, therapist) : appointmentRefusal('unknown-therapist');
      });
    },

    async remove(member, id) {
      return inTransaction(db, async (tx) => {
        const before = await findAppointment(tx, member.userId, id);
        if (before === null) return appointmentRefusal('unknown-appointment');
        if (typeof changeable(before, clock.now()) === 'string') await forget(tx, before);
        else await cancelOne(tx, before, { change: 'canceled', visitor: member });
        return null;
      });
    },

    async leaveAll(tx, userId) {
      for (const appointment of await listUpcoming(tx, userId, clock.now())) await tellLeft(tx, appointment);
    },
  };
}

function shown(
  appointment: StoredAppointment,
  { name, isSample }: Pick<AppointmentTherapist, 'name' | 'isSample'>,
): Appointment {
  return {
    id: appointment.id,
    therapist: { id: appointment.therapistId, name, isSample },
    startsAt: new Date(appointment.startsAtMs).toISOString(),
    minutes: appointment.minutes,
    meets: appointment.meets,
    state: appointment.canceledAtMs === null ? 'scheduled' : 'canceled',
  };
}
