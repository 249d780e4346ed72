import type { OpeningAnswer, OpeningCheck, OpeningCheckId } from '@stillgrove/contract/before-you-open';
import type { Site } from '@stillgrove/contract/site';
import { isExampleAddress, isExampleEmail, isExamplePhone } from '@stillgrove/domain/site/example-contact';
import { type Db, inTransaction } from '../../db/transaction';
import type { Outbox } from '../../platform/email/outbox';
import { Refusal, type Result } from '../../platform/errors/refusal';
import type { SignedIn } from '../../platform/session/store';
import {
  countOperators,
  findNewestTestEmail,
  markOpening,
  type NewestTestEmail,
  readOpeningMarks,
} from './store';
import { testEmail } from './test-email';

/** What an instance needs before it serves people, looked up each time. */
export type OpeningService = {
  read(): Promise<Omit<OpeningAnswer, 'success'>>;
  /** How many steps are still to do. */
  countOpen(): Promise<number>;
  /** When a backup was last made, in milliseconds since 1970; null when none is known. */
  lastBackupMs(): Promise<number | null>;
  /** Sends an email to the operator who asks. @returns why not, or null */
  sendTestEmail(operator: SignedIn): Promise<Result>;
};

const NO_EMAIL_SERVER = new Refusal({ code: 'no-email-server' });

/** What the settings of the process and the requests so far say. */
type ServerFacts = {
  readonly https: boolean;
  readonly smtp: boolean;
  /** Whether the key for secrets is set rather than kept in the data folder. */
  readonly keyGiven: boolean;
  /** Whether a proxy passed on visitors whose addresses are not believed. */
  proxyIgnored(): boolean;
};

export function createOpeningService(options: {
  db: Db;
  outbox: Pick<Outbox, 'enqueue'>;
  server: ServerFacts;
  site: () => Promise<Site>;
  hasSampleTherapists: () => Promise<boolean>;
  /** Whether every number of every country was checked by a person. */
  areHelplinesVerified: (countries: readonly string[]) => Promise<boolean>;
}): OpeningService {
  const { db, outbox, server, site, hasSampleTherapists, areHelplinesVerified } = options;

  const read: OpeningService['read'] = async () => {
    const [values, samples, operators, newest] = await Promise.all([
      site(),
      hasSampleTherapists(),
      countOperators(db),
      findNewestTestEmail(db),
    ]);
    // The row of the email goes after 30 days.
    if (newest !== null && newest.sentAtMs !== null)
      await markOpening(db, 'test-email-sent', newest.sentAtMs);
    const marks = await readOpeningMarks(db);
    const { countries } = values;
    const done: Record<OpeningCheckId, boolean> = {
      contact: hasOwnContact(values),
      'operator-name': values.operatorName !== '',
      figures: !values.sampleFigures,
      services: !values.sampleServices,
      therapists: !samples,
      helplines: countries.length > 0 && (await areHelplinesVerified(countries)),
      'second-operator': operators > 1,
      'test-email': server.smtp && marks.has('test-email-sent'),
      https: server.https,
      proxy: !server.proxyIgnored(),
      'secrets-key': server.keyGiven,
      backup: marks.has('backup-made'),
      restore: marks.has('restore-tried'),
    };
    const doneAt: Partial<Record<OpeningCheckId, number | undefined>> = {
      'test-email': marks.get('test-email-sent'),
      backup: marks.get('backup-made'),
      restore: marks.get('restore-tried'),
    };
    const checks = Object.entries(done).map(([id, isDone]): OpeningCheck => {
      const known = id as OpeningCheckId;
      return { id: known, done: isDone, doneAt: isDone ? (doneAt[known] ?? null) : null };
    });
    return { checks, testEmail: testEmailStateOf(server.smtp, newest) };
  };

  return {
    read,

    countOpen: async () => (await read()).checks.filter(({ done }) => !done).length,

    lastBackupMs: async () => (await readOpeningMarks(db)).get('backup-made') ?? null,

    async sendTestEmail({ email }) {
      if (!server.smtp) return NO_EMAIL_SERVER;
      const { name: siteName } = await site();
      await inTransaction(db, (tx) => outbox.enqueue(tx, testEmail({ recipient: email, siteName })));
      return null;
    },
  };
}

/** Whether no example is left that visitors would write to, call or go to. */
function hasOwnContact({ email, phone, address }: Site): boolean {
  return !isExampleEmail(email) && !isExamplePhone(phone) && !isExampleAddress(address);
}

function testEmailStateOf(smtp: boolean, newest: NewestTestEmail | null): OpeningAnswer['testEmail'] {
  if (!smtp) return { state: 'no-server', lastError: null };
  if (newest === null) return { state: 'none', lastError: null };
  const { sentAtMs, failed, lastError } = newest;
  if (sentAtMs !== null) return { state: 'sent', lastError: null };
  return { state: failed ? 'failed' : 'waiting', lastError };
}
