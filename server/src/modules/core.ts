import { join } from 'node:path';
import type { Config } from '../config';
import type { Db } from '../db/transaction';
import { readSite } from '../features/site/store';
import type { Clock } from '../platform/clock';
import { DELETION_FILE } from '../platform/deletions/deletion-file';
import { createDeletions } from '../platform/deletions/deletions';
import { createEmailFiles } from '../platform/email/email-files';
import { createOutbox } from '../platform/email/outbox';
import { isReminderCause } from '../features/appointments/emails';
import { emailTransport } from '../platform/email/transports';
import { createEmailedLinks } from '../platform/emailed-links/emailed-links';
import { createKnownDevices } from '../platform/known-devices/known-devices';
import type { Log } from '../platform/logging';
import { type Metrics, NO_METRICS } from '../platform/metrics/metrics';
import { createPasswordStrength } from '../platform/password-strength/password-strength';
import { createPasswords, type Passwords } from '../platform/passwords';
import { createPendingSignIns } from '../platform/pending-sign-ins/pending-sign-ins';
import { createMemoryCounter } from '../platform/rate-limits/memory-counter';
import { createRateLimits } from '../platform/rate-limits/rate-limits';
import { createDatabaseCounter } from '../platform/rate-limits/store';
import { createReAuthentication } from '../platform/re-authentication/re-authentication';
import type { Secrets } from '../platform/secrets/secrets';
import { createSessions } from '../platform/session/sessions';

export type CoreOptions = {
  config: Config;
  /** Open and up to date. */
  db: Db;
  clock: Clock;
  log: Log;
  /** By the keys that the settings or the data folder hold. */
  secrets: Secrets;
  /** No one watches unless given. */
  metrics?: Metrics;
  passwords?: Passwords;
};

/** What several feature modules share, made once. A module passes it on to its services, which take what they need. */
export type Core = ReturnType<typeof createCore>;

export function createCore(options: CoreOptions) {
  const { config, db, clock, log, secrets } = options;
  const { metrics = NO_METRICS, passwords = createPasswords() } = options;
  const { publicUrl } = config;
  const https = publicUrl.startsWith('https:');
  /** What the operator says about the instance; a change reads it in its own transaction. */
  const site = async (place: Db = db) => (await readSite(place, config.siteDefaults)).site;
  const siteName = async (place: Db = db) => (await site(place)).name;

  const rateLimits = createRateLimits({
    clock,
    factor: config.rateLimitFactor,
    counters: { database: createDatabaseCounter(db), memory: createMemoryCounter() },
    metrics,
    secrets,
  });
  const knownDevices = createKnownDevices({ db, clock, https });
  const outbox = createOutbox({
    db,
    clock,
    log,
    metrics,
    transport: emailTransport(config),
    from: config.emailFrom,
    rateLimits,
    siteName,
    isWanted: async ({ cause }) => !isReminderCause(cause) || (await site()).appointmentReminders,
    publicUrl,
  });
  const emailFiles = createEmailFiles(join(config.dataDir, 'mail'));
  const file = join(config.dataDir, DELETION_FILE);
  return {
    config,
    db,
    clock,
    log,
    secrets,
    metrics,
    passwords,
    publicUrl,
    https,
    site,
    siteName,
    rateLimits,
    knownDevices,
    outbox,
    emailFiles,
    sessions: createSessions({ db, clock, days: config.sessionDays, https, knownDevices }),
    pendingSignIns: createPendingSignIns({ db, clock, https }),
    deletions: createDeletions({ db, clock, secrets, file, emailFiles, log }),
    strength: createPasswordStrength({ siteName }),
    reAuthentication: createReAuthentication({ db, clock, passwords, rateLimits }),
    emailedLinks: createEmailedLinks({ db, clock, publicUrl }),
  };
}
