import { type Offer, REMINDERS, reminderTimes } from '@stillgrove/domain/appointments/scheduling';
import type { Db, Tx } from '../../db/transaction';
import type { Clock } from '../../platform/clock';
import type { Deletions } from '../../platform/deletions/deletions';
import type { Outbox } from '../../platform/email/outbox';
import { removeSentEmailsOf } from '../../platform/email/store';
import { isOff } from './email-words';
import {
  causesUntilNow,
  earlierTherapistCauses,
  leftEmail,
  reminderCause,
  reminderEmail,
  therapistEmail,
  visitorEmail,
} from './emails';
import { issueAppointmentLinks } from './issue-links';
import type { AppointmentError } from './refusals';
import type { AppointmentChange, AppointmentFacts } from './appointment-facts';
import { cancelAppointment, deleteAppointment, type StoredAppointment } from './store';

export type AppointmentTherapist = AppointmentFacts['therapist'] &
  Offer & { readonly id: string; readonly meets: readonly string[] };

/** What email is told; the rest it finds itself. */
type Told = Omit<AppointmentFacts, 'site' | 'publicUrl' | 'nowMs'>;

/** Who calls an appointment off, for whom, and what is said. */
type Cancellation = Pick<AppointmentFacts, 'visitor' | 'note'> & {
  readonly change: 'canceled' | 'called-off';
};

export type TellingOutbox = Pick<Outbox, 'enqueue' | 'withdraw' | 'withdrawWaiting' | 'hasBeenDue'>;

/** Changes of appointments, told to both sides in the transaction that makes them. */
export function createTelling(options: {
  clock: Clock;
  outbox: TellingOutbox;
  deletions: Pick<Deletions, 'note'>;
  findTherapist(db: Db, id: string): Promise<AppointmentTherapist | null>;
  findSite(db: Db): Promise<AppointmentFacts['site']>;
  publicUrl: string;
}) {
  const { clock, outbox, deletions, findTherapist, findSite, publicUrl } = options;

  /**
   * Emails to a therapist may wait. One that waits is replaced by what is true since then, so that a member who
   * schedules and cancels again and again fills no inbox, and nothing that the therapist heard of stays uncorrected.
   */
  const isNewsToTherapist = async (
    tx: Tx,
    appointment: StoredAppointment,
    { off, heard }: { off: boolean; heard: boolean },
  ): Promise<boolean> => {
    // A cancellation names the last time, which the therapist knows from the email before it.
    if (!off || !heard) await outbox.withdrawWaiting(tx, earlierTherapistCauses(appointment));
    return !off || heard;
  };

  /** Tells the therapist that no one will be there, in an email that names no one. */
  const tellLeft = async (tx: Tx, appointment: StoredAppointment): Promise<void> => {
    const therapist = await findTherapist(tx, appointment.therapistId);
    if (!therapist) return;
    const left = { ...appointment, revision: appointment.revision + 1 };
    const heard = await outbox.hasBeenDue(tx, earlierTherapistCauses(left));
    if (!(await isNewsToTherapist(tx, left, { off: true, heard }))) return;
    const facts = { appointment: left, therapist, site: await findSite(tx), publicUrl, nowMs: clock.now() };
    await outbox.enqueue(tx, leftEmail(facts));
  };

  /** Writes the emails about a change, and the reminders of an appointment that is to be. */
  const tell = async (tx: Tx, change: AppointmentChange, told: Told): Promise<void> => {
    const facts = { ...told, site: await findSite(tx), publicUrl, nowMs: clock.now() };
    await outbox.enqueue(tx, visitorEmail(change, facts));
    const heard = await outbox.hasBeenDue(tx, earlierTherapistCauses(told.appointment));
    if (await isNewsToTherapist(tx, told.appointment, { off: isOff(change), heard }))
      await outbox.enqueue(tx, therapistEmail(heard ? change : 'scheduled', facts));
    if (isOff(change)) return;
    const times = reminderTimes(told.appointment.startsAtMs, facts.nowMs);
    if (times.length === 0) return;
    const { email } = told.visitor;
    const links = await issueAppointmentLinks(tx, told.appointment, { email, publicUrl });
    for (const { reminder, atMs } of times)
      await outbox.enqueue(tx, reminderEmail(reminder, facts, links), atMs);
  };

  /** Takes back the reminders of an appointment that is moved or canceled. */
  const withdrawReminders = async (tx: Tx, appointment: StoredAppointment): Promise<void> => {
    for (const reminder of REMINDERS) await outbox.withdraw(tx, reminderCause(reminder, appointment));
  };

  /**
   * Deletes an appointment, as a visitor does who takes back their consent to its being kept, and what is left of the
   * emails about it: subject and address would go on telling of it.
   */
  const forget = async (tx: Tx, appointment: StoredAppointment): Promise<void> => {
    const { id } = appointment;
    const causes = causesUntilNow(appointment);
    const emails = await removeSentEmailsOf(tx, causes);
    await deleteAppointment(tx, id);
    await deletions.note(
      tx,
      [{ kind: 'appointment', id }, ...emails.map((email) => ({ kind: 'email' as const, id: email }))],
      causes,
    );
  };

  /**
   * Gives the time of an appointment back. A visitor who cancels takes back their consent, so that nothing of it stays.
   * What an operator cancels stays for the visitor to see.
   */
  const cancelOne = async (tx: Tx, appointment: StoredAppointment, { change, ...told }: Cancellation) => {
    const therapist = await findTherapist(tx, appointment.therapistId);
    const canceled = { ...appointment, revision: appointment.revision + 1, canceledAtMs: clock.now() };
    if (change === 'called-off') await cancelAppointment(tx, canceled, clock.now());
    await withdrawReminders(tx, appointment);
    if (therapist) await tell(tx, change, { ...told, appointment: canceled, therapist });
    // Last, because what was sent says what the therapist has heard.
    if (change === 'canceled') await forget(tx, appointment);
    return { canceled, therapist };
  };

  return { tell, tellLeft, cancelOne, forget, withdrawReminders };
}

/** An appointment that may still be moved or canceled, or why it may not. */
export function changeable<Appointment extends StoredAppointment>(
  appointment: Appointment | null,
  nowMs: number,
): Appointment | AppointmentError {
  if (!appointment) return 'unknown-appointment';
  if (appointment.canceledAtMs !== null) return 'appointment-canceled';
  return appointment.startsAtMs <= nowMs ? 'appointment-over' : appointment;
}
