import type { ChangeAddressRequest } from '@stillgrove/contract/email-address';
import type { Site } from '@stillgrove/contract/site';
import { normalizeEmail } from '@stillgrove/domain/accounts/account';
import { type Db, inTransaction } from '../../db/transaction';
import type { Clock } from '../../platform/clock';
import type { Refusal } from '../../platform/errors/refusal';
import type { Outbox } from '../../platform/mail/outbox';
import type { MailedLinks } from '../../platform/mailed-links/mailed-links';
import { findLinkedEmail, removeLinks } from '../../platform/mailed-links/store';
import { WRONG_LINK } from '../../platform/mailed-links/wrong-link';
import type { OwnPassword } from '../../platform/own-password/own-password';
import { tooManyTries } from '../../platform/rate-limits/too-many-tries';
import type { SignedIn } from '../../platform/session/store';
import { changedMail, changeMail, confirmMail } from './mails';
import { ADDRESS_TAKEN, ALREADY_CONFIRMED } from './refusals';
import { changeAddress, confirm, findPerson, isTaken } from './store';

export type EmailAddressService = {
  /** The address that waits to be confirmed as the next one, or null. */
  pending(userId: string): Promise<string | null>;
  /** Mails the link that confirms the present address once more. @returns a refusal, or null */
  sendAgain(person: SignedIn): Promise<Refusal | null>;
  /** Mails a link to a new address; the old one stays until the link is used. */
  askChange(person: SignedIn, request: ChangeAddressRequest): Promise<Refusal | null>;
  cancelChange(userId: string): Promise<void>;
  /** Uses a mailed link. @returns what it did, or a refusal */
  confirm(token: string): Promise<'confirmed' | 'changed' | Refusal>;
};

const PURPOSES = ['confirm-address', 'change-address'] as const;

export function createEmailAddressService(options: {
  db: Db;
  clock: Clock;
  ownPassword: OwnPassword;
  mailedLinks: MailedLinks;
  outbox: Pick<Outbox, 'enqueue' | 'confirmingWait'>;
  site: () => Promise<Pick<Site, 'name' | 'email'>>;
}): EmailAddressService {
  const { db, clock, ownPassword, mailedLinks, outbox, site } = options;

  return {
    pending: (userId) => findLinkedEmail(db, userId, 'change-address', clock.now()),

    async sendAgain(signedIn) {
      if (signedIn.confirmedAtMs !== null) return ALREADY_CONFIRMED;
      const { name } = await site();
      const person = personOf(signedIn);
      return inTransaction(db, async (tx) => {
        const { id: userId, email } = person;
        const waitSeconds = await outbox.confirmingWait(tx, email);
        if (waitSeconds !== null) return tooManyTries(waitSeconds);
        const link = await mailedLinks.issue(tx, { userId, purpose: 'confirm-address', email });
        await outbox.enqueue(tx, confirmMail({ person, siteName: name, link }));
        return null;
      });
    },

    async askChange(signedIn, { email, password }) {
      const person = personOf(signedIn);
      const refusal = await ownPassword.check(person.id, password);
      if (refusal !== null) return refusal;
      if (await isTaken(db, normalizeEmail(email), person.id)) return ADDRESS_TAKEN;
      const { name } = await site();
      return inTransaction(db, async (tx) => {
        const waitSeconds = await outbox.confirmingWait(tx, email);
        if (waitSeconds !== null) return tooManyTries(waitSeconds);
        const link = await mailedLinks.issue(tx, { userId: person.id, purpose: 'change-address', email });
        await outbox.enqueue(tx, changeMail({ person, siteName: name, email, link }));
        return null;
      });
    },

    cancelChange: (userId) => inTransaction(db, (tx) => removeLinks(tx, userId, ['change-address'])),

    async confirm(token) {
      const { name, email: supportEmail } = await site();
      const nowMs = clock.now();
      return inTransaction(db, async (tx) => {
        const link = await mailedLinks.take(tx, token, PURPOSES);
        const person = link && (await findPerson(tx, link.userId));
        if (!link || !person) return WRONG_LINK;
        if (link.purpose === 'confirm-address') {
          await confirm(tx, person.id, nowMs);
          return 'confirmed';
        }
        const address = { email: link.email, emailKey: normalizeEmail(link.email) };
        if (!(await changeAddress(tx, person.id, address, nowMs))) return ADDRESS_TAKEN;
        // Links in the mailbox of the old address open nothing any more.
        await removeLinks(tx, person.id, ['confirm-address', 'reset-password']);
        await outbox.enqueue(tx, changedMail({ person, siteName: name, nowMs, supportEmail }));
        return 'changed';
      });
    },
  };
}

function personOf({ userId, fullName, email, confirmedAtMs }: SignedIn) {
  return { id: userId, fullName, email, confirmed: confirmedAtMs !== null };
}
