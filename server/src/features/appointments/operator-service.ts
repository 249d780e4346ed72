import type { BookingsAnswer, BookingsQuery, OperatorBooking } from '@stillgrove/contract/operator-bookings';
import { liesWithinHours } from '@stillgrove/domain/appointments/sessions';
import { type Db, inTransaction } from '../../db/transaction';
import { noteAction } from '../../platform/audit/audit';
import type { Clock } from '../../platform/clock';
import { pageOf } from '../../platform/paging';
import { type Booking, countBookings, findBooking, listBookings, listMet } from './operator-store';
import type { AppointmentError } from './refusals';
import { changeable, createTelling, type SessionTherapist } from './telling';

const PAGE_SIZE = 50;

export type BookingsService = {
  /** Sessions of everyone, page by page. */
  list(query: BookingsQuery): Promise<Omit<BookingsAnswer, 'success'>>;
  /** Calls a session off, once; both sides get an email, the visitor's with what is said. */
  cancel(operator: { userId: string }, id: string, note: string): Promise<AppointmentError | 'cancelled'>;
};

export function createBookingsService(
  options: Parameters<typeof createTelling>[0] & { db: Db; clock: Clock },
): BookingsService {
  const { db, clock, findTherapist } = options;
  const { cancelOne } = createTelling(options);

  return {
    async list({ when, therapist: therapistId, page: wished = 1 }) {
      const wanted = { when, therapistId };
      const count = await countBookings(db, wanted, clock.now());
      const page = pageOf(wished, count, PAGE_SIZE);
      const found = await listBookings(db, wanted, page, clock.now());
      const offers = new Map<string, SessionTherapist | null>();
      for (const id of new Set(found.map((booking) => booking.therapistId)))
        offers.set(id, await findTherapist(db, id));
      return {
        bookings: found.map((booking) => shown(booking, offers.get(booking.therapistId))),
        page: page.shown,
        therapists: await listMet(db),
      };
    },

    cancel: (operator, id, note) =>
      inTransaction(db, async (tx) => {
        const booking = changeable(await findBooking(tx, id), clock.now());
        if (typeof booking === 'string') return booking;
        const { visitor, therapist: _therapist, ...session } = booking;
        await cancelOne(tx, session, { change: 'called-off', visitor, note });
        await noteAction(tx, operator, { action: 'booking-cancelled', subject: id }, clock.now());
        return 'cancelled';
      }),
  };
}

function shown(booking: Booking, offer: SessionTherapist | null | undefined): OperatorBooking {
  const { id, therapistId, startsAtMs, minutes, meets, timeZone, visitor, therapist } = booking;
  const isBooked = booking.cancelledAtMs === null;
  return {
    id,
    startsAt: new Date(startsAtMs).toISOString(),
    minutes,
    meets,
    state: isBooked ? 'booked' : 'cancelled',
    visitor: { name: visitor.fullName, email: visitor.email, timeZone },
    therapist: { id: therapistId, ...therapist },
    outsideHours: isBooked && !!offer && !liesWithinHours(offer.hours, startsAtMs, minutes),
  };
}
