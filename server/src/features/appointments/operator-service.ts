import type {
  OperatorAppointmentsAnswer,
  OperatorAppointmentsQuery,
  OperatorAppointment,
} from '@stillgrove/contract/operator-appointments';
import { liesWithinHours } from '@stillgrove/domain/appointments/appointment-times';
import { type Db, inTransaction } from '../../db/transaction';
import { noteAction } from '../../platform/audit/audit';
import type { Clock } from '../../platform/clock';
import type { Result } from '../../platform/errors/refusal';
import { pageOf } from '../../platform/paging';
import {
  type AppointmentWithPeople,
  countAllAppointments,
  findAnyAppointment,
  listAllAppointments,
  listMet,
} from './operator-store';
import { appointmentRefusal } from './refusals';
import { changeable, createTelling, type AppointmentTherapist } from './telling';

const PAGE_SIZE = 50;

export type OperatorAppointmentsService = {
  /** Appointments of everyone, page by page. */
  list(query: OperatorAppointmentsQuery): Promise<Omit<OperatorAppointmentsAnswer, 'success'>>;
  /** Calls an appointment off, once; both sides get an email, the visitor's with what is said. */
  cancel(operator: { userId: string }, id: string, note: string): Promise<Result>;
};

export function createOperatorAppointmentsService(
  options: Parameters<typeof createTelling>[0] & { db: Db; clock: Clock },
): OperatorAppointmentsService {
  const { db, clock, findTherapist } = options;
  const { cancelOne } = createTelling(options);

  return {
    async list({ when, therapist: therapistId, page: wished = 1 }) {
      const wanted = { when, therapistId };
      const count = await countAllAppointments(db, wanted, clock.now());
      const page = pageOf(wished, count, PAGE_SIZE);
      const found = await listAllAppointments(db, wanted, page, clock.now());
      const offers = new Map<string, AppointmentTherapist | null>();
      for (const id of new Set(found.map((appointment) => appointment.therapistId)))
        offers.set(id, await findTherapist(db, id));
      return {
        appointments: found.map((appointment) => shown(appointment, offers.get(appointment.therapistId))),
        page: page.shown,
        therapists: await listMet(db),
      };
    },

    cancel: (operator, id, note) =>
      inTransaction(db, async (tx) => {
        const found = changeable(await findAnyAppointment(tx, id), clock.now());
        if (typeof found === 'string') return appointmentRefusal(found, 'operator');
        const { visitor, therapist: _therapist, ...appointment } = found;
        await cancelOne(tx, appointment, { change: 'called-off', visitor, note });
        await noteAction(tx, operator, { action: 'booking-cancelled', subject: id }, clock.now());
        return null;
      }),
  };
}

function shown(
  appointment: AppointmentWithPeople,
  offer: AppointmentTherapist | null | undefined,
): OperatorAppointment {
  const { id, therapistId, startsAtMs, minutes, meets, timeZone, visitor, therapist } = appointment;
  const isScheduled = appointment.canceledAtMs === null;
  return {
    id,
    startsAt: new Date(startsAtMs).toISOString(),
    minutes,
    meets,
    state: isScheduled ? 'scheduled' : 'canceled',
    visitor: { name: visitor.fullName, email: visitor.email, timeZone },
    therapist: { id: therapistId, ...therapist },
    outsideHours: isScheduled && !!offer && !liesWithinHours(offer.hours, startsAtMs, minutes),
  };
}
