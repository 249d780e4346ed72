import type { Db } from './db/transaction';
import { removeAppointmentsBefore } from './features/appointments/store';
import { removeDoneBefore } from './features/contact/store';
import { removeUnconfirmedBefore } from './features/newsletter/store';
import { removeExpiredChallenges } from './features/second-factor/store';
import type { Chore } from './platform/chores';
import type { Clock } from './platform/clock';
import { KNOWN_DEVICE_DAYS } from './platform/known-devices/known-devices';
import { forgetDevicesBefore } from './platform/known-devices/store';
import { removeExpiredLinks } from './platform/mailed-links/store';
import { forgetSentBefore } from './platform/mail/store';
import type { RateLimits } from './platform/rate-limits/rate-limits';
import { removeExpiredPendingSignIns } from './platform/pending-sign-ins/store';
import { removeExpiredSessions } from './platform/session/store';

const DAY_MS = 86_400_000;

/** Long enough to answer "did my mail go out?". */
const SENT_MAIL_DAYS = 30;

/** Long enough to look up what was written last year. */
const DONE_MESSAGE_DAYS = 365;

/** Long enough to look up when one was there last. */
const PAST_APPOINTMENT_DAYS = 365;

/** Long enough to find the mail that asks. */
const UNCONFIRMED_DAYS = 7;

/** What is removed once nobody needs it. */
export function chores({ db, clock, rateLimits }: { db: Db; clock: Clock; rateLimits: RateLimits }): Chore[] {
  const daysAgo = (days: number) => clock.now() - days * DAY_MS;
  return [
    { name: 'expired sessions', run: () => removeExpiredSessions(db, clock.now()) },
    { name: 'expired links', run: () => removeExpiredLinks(db, clock.now()) },
    { name: 'half-done sign-ins', run: () => removeExpiredPendingSignIns(db, clock.now()) },
    { name: 'passkey challenges', run: () => removeExpiredChallenges(db, clock.now()) },
    { name: 'devices long unseen', run: () => forgetDevicesBefore(db, daysAgo(KNOWN_DEVICE_DAYS)) },
    { name: 'rate limits', run: () => rateLimits.prune() },
    { name: 'sent mail', run: () => forgetSentBefore(db, daysAgo(SENT_MAIL_DAYS)) },
    { name: 'messages long done', run: () => removeDoneBefore(db, daysAgo(DONE_MESSAGE_DAYS)) },
    {
      name: 'sessions long past',
      run: () => removeAppointmentsBefore(db, daysAgo(PAST_APPOINTMENT_DAYS)),
    },
    { name: 'unconfirmed subscriptions', run: () => removeUnconfirmedBefore(db, daysAgo(UNCONFIRMED_DAYS)) },
  ];
}
