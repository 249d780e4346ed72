import { normalizeEmail } from '@stillgrove/domain/accounts/account';
import { afterCommit, type Db, type Tx } from '../../db/transaction';
import type { Clock } from '../clock';
import type { Log } from '../logging';
import type { Metrics } from '../metrics/metrics';
import type { Attempt, RateLimits } from '../rate-limits/rate-limits';
import { gatheredEmail, NOTHING_GATHERED, withOneMore } from './gathered';
import { causeId } from './email-files';
import { type Email, mail as emailSchema, type Notice } from './email';
import { nextTryAt } from './retry';
import {
  addEmail,
  type ClaimedEmail,
  claimDueMail,
  findGathering,
  hasBeenDue,
  isKnownCause,
  nextDueAt,
  type Outcome,
  removeClaimedEmail,
  removeUnsentEmail,
  removeWaitingEmails,
  rewriteGathering,
  settleEmail,
} from './store';
import type { EmailTransport } from './transport';
import { createWaker } from './waker';

/** For how long a process has an email to itself; longer than any try takes. */
const CLAIM_MS = 5 * 60_000;
/** Email of other processes and email freed by a claim that ran out is found this late at most. */
const LONGEST_SLEEP_MS = 60_000;

/** Email that is stored before it is sent, so that neither a crash nor an email server loses any. */
export type Outbox = {
  /**
   * Stores an email together with the change that causes it; it goes out after the commit. A second
   * email for the same cause is ignored, and so are a notice to an address that no one confirmed and a
   * confirming email beyond the recipient's daily number. Notices beyond theirs are gathered into one, and paced email
   * beyond the hour's number waits for the next hour.
   *
   * @param notBeforeMs when it is to be sent; at once unless given
   */
  enqueue(tx: Tx, mail: Email, notBeforeMs?: number): Promise<void>;
  /**
   * Asked before a link is made for a confirming email, for a new link voids the one before.
   *
   * @param typed whether anyone may have typed the address; otherwise the email is about its own account
   * @returns null when the recipient may get one now, else the seconds until then
   */
  confirmingWait(tx: Tx, recipient: string, options?: { readonly typed: true }): Promise<number | null>;
  /** Takes back the email of a cause if it has not been sent. */
  withdraw(tx: Tx, cause: string): Promise<void>;
  /** Takes back paced email of these causes that waits for the next hour. */
  withdrawWaiting(tx: Tx, causes: readonly string[]): Promise<void>;
  /** Whether the recipient has heard, or may have, of one of these causes: its email does not wait any more. */
  hasBeenDue(tx: Tx, causes: readonly string[]): Promise<boolean>;
  /** Looks for what is due as soon as the change is on disk. */
  wakeAfter(tx: Tx): void;
  /** Sends what is due. @returns how many were sent */
  deliverDue(): Promise<number>;
  /** Goes on sending what is due until stopped. */
  start(): void;
  /** Resolves once the email at hand is done. */
  stop(): Promise<void>;
};

export function createOutbox(options: {
  db: Db;
  clock: Clock;
  log: Log;
  metrics: Metrics;
  transport: EmailTransport;
  from: string;
  rateLimits: Pick<RateLimits, 'takeWithin' | 'waitWithin'>;
  /** The name that the operator gave the instance. */
  siteName: (db: Db) => Promise<string>;
  /** Asked when an email is due: what an operator switched off meanwhile is removed and not sent. */
  isWanted: (mail: { readonly cause: string }) => Promise<boolean>;
  /** Without a slash at the end. Message-IDs use its host name. */
  publicUrl: string;
}): Outbox {
  const { db, clock, log, metrics, transport, rateLimits, siteName, isWanted, publicUrl } = options;
  const domain = new URL(publicUrl).hostname;
  const waker = createWaker();
  let running: Promise<void> | undefined;
  let stopping = false;

  const attempt = async (claim: ClaimedEmail): Promise<Outcome> => {
    try {
      await transport.deliver({
        from: options.from,
        recipient: claim.recipient,
        replyTo: claim.replyTo,
        unsubscribeUrl: claim.unsubscribeUrl,
        subject: claim.subject,
        text: claim.text,
        html: claim.html,
        calendar: claim.calendar,
        messageId: `<${causeId(claim.cause)}@${domain}>`,
        date: new Date(claim.createdAtMs),
      });
      return { kind: 'sent' };
    } catch (error) {
      const nextTryAtMs = nextTryAt(claim.tries + 1, clock.now());
      const reason = reasonOf(error);
      return nextTryAtMs === null
        ? { kind: 'failed', error: reason }
        : { kind: 'retry', nextTryAtMs, error: reason };
    }
  };

  /** Adds a notice to the email that gathers those of its recipient, or begins one. */
  const gather = async (
    tx: Tx,
    { recipient, summary }: Notice,
    times: { readonly dueAtMs: number; readonly writtenAtMs: number },
  ) => {
    const recipientKey = normalizeEmail(recipient);
    const { writtenAtMs } = times;
    const found = await findGathering(tx, recipientKey, writtenAtMs);
    const gathered = withOneMore(found?.gathered ?? NOTHING_GATHERED, { atMs: writtenAtMs, summary });
    const words = gatheredEmail(gathered, { siteName: await siteName(tx), publicUrl });
    if (found) {
      await rewriteGathering(tx, { id: found.id, gathered }, words);
      return;
    }
    const id = crypto.randomUUID();
    const cause = `gathered-notices:${id}`;
    await addEmail(tx, { id, cause, recipient, ...words }, times, { gathered, recipientKey });
  };

  const deliverDue = async (): Promise<number> => {
    let sent = 0;
    while (!stopping) {
      const nowMs = clock.now();
      const claim = await claimDueMail(db, nowMs, nowMs + CLAIM_MS);
      if (!claim) break;
      if (!(await isWanted(claim))) {
        await removeClaimedEmail(db, claim);
        continue;
      }
      const outcome = await attempt(claim);
      await settleEmail(db, claim, outcome, clock.now());
      metrics.emailTried(outcome.kind);
      report(log, claim, outcome);
      if (outcome.kind === 'sent') sent += 1;
    }
    return sent;
  };

  const run = async (): Promise<void> => {
    while (!stopping) {
      try {
        await deliverDue();
        const dueAtMs = (await nextDueAt(db)) ?? Infinity;
        await waker.sleep(Math.min(LONGEST_SLEEP_MS, Math.max(1000, dueAtMs - clock.now())));
      } catch (err) {
        metrics.failed(err);
        log.error({ err }, 'could not read the outbox');
        await waker.sleep(LONGEST_SLEEP_MS);
      }
    }
  };

  return {
    async enqueue(tx, wished, notBeforeMs) {
      const writtenAtMs = clock.now();
      const times = { writtenAtMs, dueAtMs: notBeforeMs ?? writtenAtMs };
      const mail = emailSchema.parse(wished);
      if (await isKnownCause(tx, mail.cause)) return;
      if (mail.kind === 'notice' && !mail.recipientConfirmed) return;
      const waitSeconds = mail.kind === 'prompt' ? null : await rateLimits.takeWithin(tx, attemptOf(mail));
      const laterMs = writtenAtMs + (waitSeconds ?? 0) * 1000;
      if (waitSeconds === null) await addEmail(tx, { ...mail, id: crypto.randomUUID() }, times);
      else if (mail.kind === 'notice') await gather(tx, mail, { writtenAtMs, dueAtMs: laterMs });
      else if (mail.kind === 'paced')
        await addEmail(tx, { ...mail, id: crypto.randomUUID() }, { writtenAtMs, dueAtMs: laterMs });
      afterCommit(tx, waker.wake);
    },
    confirmingWait: (tx, recipient, options) =>
      rateLimits.waitWithin(tx, attemptOf({ recipient, kind: 'confirming', ...options })),
    wakeAfter(tx) {
      afterCommit(tx, waker.wake);
    },
    withdraw: removeUnsentEmail,
    withdrawWaiting: (tx, causes) => removeWaitingEmails(tx, causes, clock.now()),
    hasBeenDue: (tx, causes) => hasBeenDue(tx, causes, clock.now()),
    deliverDue,
    start() {
      running ??= run();
    },
    async stop() {
      stopping = true;
      waker.wake();
      await running;
    },
  };
}

/** As whose email it counts. */
function attemptOf(
  email: { recipient: string } & (
    | { kind: 'notice' }
    | { kind: 'paced' }
    | { kind: 'confirming'; typed?: true | undefined }
  ),
): Attempt {
  const subject = normalizeEmail(email.recipient);
  if (email.kind === 'paced') return { purpose: 'appointment-mails-to-recipient', subject };
  if (email.kind === 'notice') return { purpose: 'notices-to-recipient', subject };
  return { purpose: email.typed ? 'typed-mails-to-recipient' : 'confirming-mails-to-recipient', subject };
}

function report(log: Log, claim: ClaimedEmail, outcome: Outcome): void {
  if (outcome.kind === 'sent') return;
  const facts = { mail: claim.id, tries: claim.tries + 1, error: outcome.error };
  if (outcome.kind === 'failed') log.error(facts, 'gave up on an email after its last try');
  else log.warn(facts, 'could not deliver an email; it will be tried again');
}

/** Codes alone: the words of an email server often quote the address. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { code, responseCode } = error as Error & { code?: unknown; responseCode?: unknown };
  return (
    [code, responseCode].filter((part) => typeof part === 'string' || typeof part === 'number').join(' ') ||
    error.name
  );
}
