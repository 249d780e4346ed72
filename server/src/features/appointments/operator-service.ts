import type { BookingsAnswer, BookingsQuery, OperatorBooking } from '@stillgrove/contract/operator-bookings';
import { liesWithinHours } from '@stillgrove/domain/appointments/sessions';
import { type Db, inTransaction } from '../../db/transaction';
import { noteAction } from '../../platform/audit/audit';
import type { Clock } from '../../platform/clock';
import { type Booking, findBooking, listBookings, listMet } from './operator-store';
import type { AppointmentError } from './refusals';
import { changeable, createTelling, type SessionTherapist } from './telling';

const PAGE_SIZE = 100;

type Page = Omit<BookingsAnswer, 'success'>;

export type BookingsService = {
  /** Sessions of everybody, page by page. */
  list(query: BookingsQuery): Promise<Page>;
  /** Calls a session off, once; both sides get a mail, the visitor's with what is said. */
  cancel(operator: { userId: string }, id: string, note: string): Promise<AppointmentError | 'cancelled'>;
};

export function createBookingsService(
  options: Parameters<typeof createTelling>[0] & { db: Db; clock: Clock },
): BookingsService {
  const { db, clock, findTherapist } = options;
  const { cancelOne } = createTelling(options);

  return {
    async list({ when, therapist: therapistId, page }) {
      const wanted = { when, therapistId, skip: page * PAGE_SIZE, most: PAGE_SIZE + 1 };
      const found = await listBookings(db, wanted, clock.now());
      const ids = new Set(found.map((booking) => booking.therapistId));
      const met = new Map<string, SessionTherapist | null>();
      for (const id of ids) met.set(id, await findTherapist(db, id));
      return {
        bookings: found.slice(0, PAGE_SIZE).map((booking) => shown(booking, met.get(booking.therapistId))),
        more: found.length > PAGE_SIZE,
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
