import { INVENTORY } from '@stillgrove/domain/retention/inventory';
import type { Db } from './db/transaction';
import { removeAppointmentsBefore } from './features/appointments/store';
import { removeDoneBefore } from './features/contact/store';
import { removeUnconfirmedBefore } from './features/newsletter/store';
import { removeExpiredInvitations } from './features/operators/store';
import { removeExpiredChallenges } from './features/second-factor/store';
import { removeActionsBefore } from './platform/audit/store';
import { forgetRemoved } from './features/therapists/operator-store';
import type { Chore } from './platform/chores';
import type { Clock } from './platform/clock';
import { forgetDevicesBefore } from './platform/known-devices/store';
import { removeExpiredLinks } from './platform/mailed-links/store';
import { forgetMailBefore } from './platform/mail/store';
import type { RateLimits } from './platform/rate-limits/rate-limits';
import { removeExpiredPendingSignIns } from './platform/pending-sign-ins/store';
import { removeExpiredSessions } from './platform/session/store';

const DAY_MS = 86_400_000;

/** What goes by itself, in the time that the inventory names. */
export function chores({ db, clock, rateLimits }: { db: Db; clock: Clock; rateLimits: RateLimits }): Chore[] {
  const daysAgo = (days: number) => clock.now() - days * DAY_MS;
  return [
    { name: 'expired sessions', run: () => removeExpiredSessions(db, clock.now()) },
    { name: 'expired links', run: () => removeExpiredLinks(db, clock.now()) },
    { name: 'expired invitations', run: () => removeExpiredInvitations(db, clock.now()) },
    { name: 'half-done sign-ins', run: () => removeExpiredPendingSignIns(db, clock.now()) },
    { name: 'passkey challenges', run: () => removeExpiredChallenges(db, clock.now()) },
    { name: 'devices long unseen', run: () => forgetDevicesBefore(db, daysAgo(INVENTORY.knownDevices.days)) },
    { name: 'rate limits', run: () => rateLimits.prune() },
    { name: 'mail that is done', run: () => forgetMailBefore(db, daysAgo(INVENTORY.mail.days)) },
    { name: 'messages long done', run: () => removeDoneBefore(db, daysAgo(INVENTORY.contactMessages.days)) },
    {
      name: 'sessions long past',
      run: () => removeAppointmentsBefore(db, daysAgo(INVENTORY.appointments.days)),
    },
    {
      name: 'unconfirmed subscriptions',
      run: () => removeUnconfirmedBefore(db, daysAgo(INVENTORY.newsletter.days)),
    },
    {
      name: 'what operators did long ago',
      run: () => removeActionsBefore(db, daysAgo(INVENTORY.operatorActions.days)),
    },
    { name: 'therapists who have left', run: () => forgetRemoved(db) },
  ];
}
