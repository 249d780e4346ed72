import { INVENTORY, UPGRADE_COPY_DAYS } from '@stillgrove/domain/retention/inventory';
import { removeUpgradeCopies } from './db/backup/backup-files';
import { eraseDeleted } from './db/deleted-data';
import type { Db } from './db/transaction';
import { removeAppointmentsBefore } from './features/appointments/store';
import { removeDoneBefore, removeSentBefore } from './features/contact/store';
import { removeUnconfirmedBefore } from './features/newsletter/store';
import { removeExpiredInvitations } from './features/operators/store';
import { removeExpiredChallenges } from './features/second-factor/store';
import { removeActionsBefore } from './platform/audit/store';
import { forgetRemoved } from './features/therapists/operator-store';
import type { ScheduledJob } from './platform/jobs/scheduler';
import type { Clock } from './platform/clock';
import { forgetDevicesBefore } from './platform/known-devices/store';
import { removeExpiredLinks } from './platform/emailed-links/store';
import type { Deletions } from './platform/deletions/deletions';
import type { EmailFiles } from './platform/email/email-files';
import { forgetEmailBefore } from './platform/email/store';
import type { RateLimits } from './platform/rate-limits/rate-limits';
import { removeExpiredPendingSignIns } from './platform/pending-sign-ins/store';
import { removeExpiredSessions } from './platform/session/store';

const DAY_MS = 86_400_000;

/** Deletes what is due, after the number of days that the inventory of stored data names. */
export function scheduledJobs(options: {
  db: Db;
  clock: Clock;
  rateLimits: RateLimits;
  emailFiles: Pick<EmailFiles, 'removeBefore'>;
  deletions: Pick<Deletions, 'tidy'>;
  /** Absolute. */
  backupsDir: string;
  /** Removes files of builds that were replaced long ago. */
  tidyAssets?: () => Promise<void>;
}): ScheduledJob[] {
  const { db, clock, rateLimits, emailFiles, deletions, backupsDir, tidyAssets } = options;
  const daysAgo = (days: number) => clock.now() - days * DAY_MS;
  return [
    { name: 'expired sessions', run: () => removeExpiredSessions(db, clock.now()) },
    { name: 'expired links', run: () => removeExpiredLinks(db, clock.now()) },
    { name: 'expired invitations', run: () => removeExpiredInvitations(db, clock.now()) },
    { name: 'half-done sign-ins', run: () => removeExpiredPendingSignIns(db, clock.now()) },
    { name: 'passkey challenges', run: () => removeExpiredChallenges(db, clock.now()) },
    { name: 'devices long unseen', run: () => forgetDevicesBefore(db, daysAgo(INVENTORY.knownDevices.days)) },
    { name: 'rate limits', run: () => rateLimits.prune() },
    { name: 'email that is done', run: () => forgetEmailBefore(db, daysAgo(INVENTORY.mail.days)) },
    { name: 'email files', run: () => emailFiles.removeBefore(daysAgo(INVENTORY.mail.days)) },
    { name: 'messages long done', run: () => removeDoneBefore(db, daysAgo(INVENTORY.contactMessages.days)) },
    {
      name: 'messages sent long ago',
      run: () => removeSentBefore(db, daysAgo(INVENTORY.contactMessages.atLatest.days)),
    },
    {
      name: 'appointments long past',
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
    { name: 'list of deletions', run: () => deletions.tidy(daysAgo(INVENTORY.deletions.days)) },
    {
      name: 'copies from before upgrades',
      run: async () => {
        await removeUpgradeCopies(backupsDir, daysAgo(UPGRADE_COPY_DAYS));
      },
    },
    { name: 'therapists who have left', run: () => forgetRemoved(db) },
    ...(tidyAssets ? [{ name: 'files of earlier builds', run: tidyAssets }] : []),
    // Last: it takes out of the file what the others deleted.
    {
      name: 'deleted data',
      run: async () => {
        await eraseDeleted(db);
      },
    },
  ];
}
