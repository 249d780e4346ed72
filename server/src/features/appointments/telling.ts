import { type Offer, reminderAt } from '@stillgrove/domain/appointments/booking';
import type { Db, Tx } from '../../db/transaction';
import type { Clock } from '../../platform/clock';
import type { Outbox } from '../../platform/email/outbox';
import { isOff } from './email-words';
import { reminderCause, reminderEmail, sessionEmails } from './emails';
import type { AppointmentError } from './refusals';
import type { SessionChange, SessionFacts } from './session-facts';
import { cancelAppointment, type StoredAppointment } from './store';

export type SessionTherapist = SessionFacts['therapist'] &
  Offer & { readonly id: string; readonly meets: readonly string[] };

/** What email is told; the rest it finds itself. */
type Told = Omit<SessionFacts, 'site' | 'publicUrl' | 'nowMs'>;

/** Who calls a session off, for whom, and what is said. */
type Cancellation = Pick<SessionFacts, 'visitor' | 'note'> & {
  readonly change: 'cancelled' | 'called-off';
};

/** Changes of sessions, told to both sides in the transaction that makes them. */
export function createTelling(options: {
  clock: Clock;
  outbox: Pick<Outbox, 'enqueue' | 'withdraw'>;
  findTherapist(db: Db, id: string): Promise<SessionTherapist | null>;
  findSite(db: Db): Promise<SessionFacts['site']>;
  publicUrl: string;
}) {
  const { clock, outbox, findTherapist, findSite, publicUrl } = options;

  /** Writes the emails about a change, and the reminder of a session that is to be. */
  const tell = async (tx: Tx, change: SessionChange, told: Told): Promise<void> => {
    const facts = { ...told, site: await findSite(tx), publicUrl, nowMs: clock.now() };
    for (const mail of sessionEmails(change, facts)) await outbox.enqueue(tx, mail);
    if (isOff(change)) return;
    const remindAtMs = reminderAt(told.session.startsAtMs, facts.nowMs);
    if (remindAtMs !== null) await outbox.enqueue(tx, reminderEmail(facts), remindAtMs);
  };

  /** Gives the time of a session back. */
  const cancelOne = async (tx: Tx, session: StoredAppointment, { change, ...told }: Cancellation) => {
    const therapist = await findTherapist(tx, session.therapistId);
    const cancelled = { ...session, revision: session.revision + 1, cancelledAtMs: clock.now() };
    await cancelAppointment(tx, cancelled, clock.now());
    await outbox.withdraw(tx, reminderCause(session));
    if (therapist) await tell(tx, change, { ...told, session: cancelled, therapist });
    return { cancelled, therapist };
  };

  return { tell, cancelOne };
}

/** A session that may still be moved or cancelled, or why it may not. */
export function changeable<Session extends StoredAppointment>(
  session: Session | null,
  nowMs: number,
): Session | AppointmentError {
  if (!session) return 'unknown-appointment';
  if (session.cancelledAtMs !== null) return 'appointment-cancelled';
  return session.startsAtMs <= nowMs ? 'appointment-over' : session;
}
