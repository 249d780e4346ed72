import type { NewsletterRequest } from '@stillgrove/contract/newsletter';
import { normalizeEmail } from '@stillgrove/domain/accounts/account';
import { type Db, inTransaction } from '../../db/transaction';
import type { Clock } from '../../platform/clock';
import type { Deletions } from '../../platform/deletions/deletions';
import type { Outbox } from '../../platform/email/outbox';
import { newToken } from '../../platform/tokens';
import { confirmationEmail, welcomeEmail } from './emails';
import { confirmSubscriber, noteRequest, removeSubscriber } from './store';

/** However often someone asks, an address gets no more than one email in this time. */
const MAIL_PAUSE_MS = 3_600_000;

export type NewsletterService = {
  /** Sends an email that asks for confirmation. The answer does not reveal whether the address is known. */
  subscribe(request: NewsletterRequest): Promise<void>;
  /** @returns false when no one has the token */
  confirm(token: string): Promise<boolean>;
  /** Forgets the person. */
  leave(token: string): Promise<void>;
};

export function createNewsletterService(options: {
  db: Db;
  clock: Clock;
  outbox: Pick<Outbox, 'enqueue'>;
  deletions: Pick<Deletions, 'note'>;
  /** The name that the operator gave the instance. */
  siteName: () => Promise<string>;
  publicUrl: string;
}): NewsletterService {
  const { db, clock, outbox, deletions, siteName, publicUrl } = options;

  return {
    async subscribe({ email, website = '' }) {
      // Filled in by a bot, which does not learn that it is ignored.
      if (website !== '') return;
      const nowMs = clock.now();
      const name = await siteName();
      const request = { id: crypto.randomUUID(), email, emailKey: normalizeEmail(email), token: newToken() };
      await inTransaction(db, async (tx) => {
        const times = { nowMs, emailedBeforeMs: nowMs - MAIL_PAUSE_MS };
        const subscriber = await noteRequest(tx, request, times);
        if (subscriber === null) return;
        const facts = { subscriber, siteName: name, publicUrl, nowMs };
        await outbox.enqueue(
          tx,
          subscriber.confirmed ? welcomeEmail(facts, 'anyone') : confirmationEmail(facts),
        );
      });
    },

    async confirm(token) {
      const nowMs = clock.now();
      const name = await siteName();
      return inTransaction(db, async (tx) => {
        const confirmed = await confirmSubscriber(tx, token, nowMs);
        if (confirmed?.first === true) {
          const facts = { subscriber: confirmed.subscriber, siteName: name, publicUrl, nowMs };
          await outbox.enqueue(tx, welcomeEmail(facts, 'subscriber'));
        }
        return confirmed !== null;
      });
    },

    leave: (token) =>
      inTransaction(db, async (tx) => {
        const id = await removeSubscriber(tx, token);
        if (id !== null) await deletions.note(tx, [{ kind: 'subscriber', id }]);
      }),
  };
}
