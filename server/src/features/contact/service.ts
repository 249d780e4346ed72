import type { ContactRequest } from '@stillgrove/contract/contact';
import { type Db, inTransaction } from '../../db/transaction';
import type { Clock } from '../../platform/clock';
import type { Outbox } from '../../platform/email/outbox';
import { messageEmail, messageNoticeEmail } from './message-email';
import { addMessage } from './store';

export type ContactService = {
  /** Stores a message and tells the operator by email; both happen or neither. The same id again changes nothing. */
  send(request: ContactRequest): Promise<void>;
};

export function createContactService(options: {
  db: Db;
  clock: Clock;
  outbox: Pick<Outbox, 'enqueue'>;
  /** What the operator calls the instance, and where email to them goes. */
  site: () => Promise<{ readonly name: string; readonly email: string; readonly fullMessageAlerts: boolean }>;
  /** Without a slash at the end. */
  publicUrl: string;
}): ContactService {
  const { db, clock, outbox, site, publicUrl } = options;

  return {
    async send({ website = '', id = crypto.randomUUID(), ...words }) {
      // Filled in by a bot, which does not learn that it is ignored.
      if (website !== '') return;
      const message = { id, ...words };
      const to = await site();
      const mail = to.fullMessageAlerts
        ? messageEmail({ message, site: to })
        : messageNoticeEmail({ message, site: to, publicUrl });
      await inTransaction(db, async (tx) => {
        if (await addMessage(tx, message, clock.now())) await outbox.enqueue(tx, mail);
      });
    },
  };
}
