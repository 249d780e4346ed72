import type { AddressLinkAnswer, ChangeAddressRequest } from '@stillgrove/contract/email-address';
import type { Site } from '@stillgrove/contract/site';
import { normalizeEmail } from '@stillgrove/domain/accounts/account';
import { type AddressProof, transition } from '@stillgrove/domain/accounts/account-state';
import { type Db, inTransaction, type Tx } from '../../db/transaction';
import { applyEffects } from '../../platform/account-state/apply-effects';
import { readAccountState } from '../../platform/account-state/store';
import type { Clock } from '../../platform/clock';
import { SIGN_IN_NEEDED } from '../../platform/errors/error-answers';
import { Refusal, type Result } from '../../platform/errors/refusal';
import type { Outbox } from '../../platform/email/outbox';
import type { EmailedLinks } from '../../platform/emailed-links/emailed-links';
import { WRONG_LINK } from '../../platform/emailed-links/wrong-link';
import { findLinkedEmail, type EmailedLink, removeLinks } from '../../platform/emailed-links/store';
import type { DataSubject } from '../../platform/personal-data/part';
import type { RateLimits } from '../../platform/rate-limits/rate-limits';
import { tooManyTries } from '../../platform/rate-limits/too-many-tries';
import type { ReAuthentication } from '../../platform/re-authentication/re-authentication';
import { isSessionThere, type SignedIn } from '../../platform/session/store';
import { changedEmail, changeEmail, confirmEmail } from './emails';
import {
  ADDRESS_TAKEN,
  ALREADY_CONFIRMED,
  CONFIRMED_MEANWHILE,
  OLD_ADDRESS_UNCONFIRMED,
  PASSWORD_NEEDED,
} from './refusals';
import { changeAddress, confirm, findPerson, isTaken } from './store';

export type EmailAddressService = {
  /** The address that waits to be confirmed as the next one, or null. */
  pending(userId: string): Promise<string | null>;
  /** Emails the link that confirms the present address once more. @returns a refusal, or null */
  sendAgain(person: SignedIn): Promise<Result>;
  /** Emails a link to a new address; the old one stays until the link is used. */
  askChange(person: SignedIn, request: ChangeAddressRequest): Promise<Result>;
  cancelChange(userId: string): Promise<void>;
  /** What a link would do, without using it. */
  look(token: string, signedIn: SignedIn | null): Promise<Result<LinkFacts>>;
  /**
   * Uses an emailed link: in a session of its account, or together with the account's password.
   *
   * @returns what it did, or a refusal
   */
  confirm(proof: {
    token: string;
    password: string | undefined;
    signedIn: SignedIn | null;
  }): Promise<Result<'confirmed' | 'changed'>>;
  /**
   * For whoever reads the inbox and made no account: removes the unconfirmed account, or the link
   * that would move someone's account to this address.
   */
  disown(token: string): Promise<Result<'account-removed' | 'link-removed'>>;
};

type LinkFacts = Pick<AddressLinkAnswer, 'purpose' | 'email' | 'signedIn'>;

const PURPOSES = ['confirm-address', 'change-address'] as const;

export function createEmailAddressService(options: {
  db: Db;
  clock: Clock;
  reAuthentication: ReAuthentication;
  /** Removes an account and all that belongs to it. */
  erase: (tx: Tx, person: DataSubject) => Promise<void>;
  emailedLinks: EmailedLinks;
  outbox: Pick<Outbox, 'enqueue' | 'confirmingWait'>;
  rateLimits: Pick<RateLimits, 'forgetAttempts'>;
  site: () => Promise<Pick<Site, 'name' | 'email'>>;
}): EmailAddressService {
  const { db, clock, reAuthentication, erase, emailedLinks, outbox, rateLimits, site } = options;

  const proofOf = async (
    { userId }: EmailedLink,
    { password, signedIn }: { password: string | undefined; signedIn: SignedIn | null },
  ): Promise<Result<{ proof: AddressProof }>> => {
    if (signedIn?.userId === userId) return { proof: 'session-of-account' };
    if (password === undefined) return { proof: 'none' };
    return (await reAuthentication.checkPassword(userId, password)) ?? { proof: 'password' };
  };

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
        const link = await emailedLinks.issue(tx, { userId, purpose: 'confirm-address', email });
        await outbox.enqueue(tx, confirmEmail({ person, siteName: name, link }));
        return null;
      });
    },

    async askChange(signedIn, { email, password }) {
      // Else a stranger could have any address written to, over and over, from accounts with made-up addresses.
      if (signedIn.confirmedAtMs === null) return OLD_ADDRESS_UNCONFIRMED;
      const person = personOf(signedIn);
      const refusal = await reAuthentication.demand(signedIn, password);
      if (refusal !== null) return refusal;
      if (await isTaken(db, normalizeEmail(email), person.id)) return ADDRESS_TAKEN;
      const { name } = await site();
      return inTransaction(db, async (tx) => {
        if (!(await isSessionThere(tx, signedIn.sessionId))) return SIGN_IN_NEEDED;
        const waitSeconds = await outbox.confirmingWait(tx, email, { typed: true });
        if (waitSeconds !== null) return tooManyTries(waitSeconds);
        const link = await emailedLinks.issue(tx, { userId: person.id, purpose: 'change-address', email });
        await outbox.enqueue(tx, changeEmail({ person, siteName: name, email, link }));
        return null;
      });
    },

    cancelChange: (userId) => inTransaction(db, (tx) => removeLinks(tx, userId, ['change-address'])),

    async look(token, signedIn) {
      const link = await emailedLinks.find(token, PURPOSES);
      if (link === null) return WRONG_LINK;
      const { purpose, email, userId } = link;
      if (purpose === 'reset-password') return WRONG_LINK;
      return { purpose, email, signedIn: signedIn?.userId === userId };
    },

    async confirm({ token, password, signedIn }) {
      const found = await emailedLinks.find(token, PURPOSES);
      if (found === null) return WRONG_LINK;
      const proven = await proofOf(found, { password, signedIn });
      if (proven instanceof Refusal) return proven;
      const { name, email: supportEmail } = await site();
      const nowMs = clock.now();
      return inTransaction(db, async (tx) => {
        const link = await emailedLinks.find(token, PURPOSES, tx);
        const person = link && (await findPerson(tx, link.userId));
        const state = link && (await readAccountState(tx, link.userId));
        if (!link || !person || !state || link.purpose === 'reset-password') return WRONG_LINK;
        const decided = transition(state, { type: link.purpose, proof: proven.proof });
        if ('refused' in decided) return PASSWORD_NEEDED;
        if (link.purpose === 'change-address') {
          const address = { email: link.email, emailKey: normalizeEmail(link.email) };
          if (!(await changeAddress(tx, person.id, address, nowMs))) return ADDRESS_TAKEN;
          await outbox.enqueue(tx, changedEmail({ person, siteName: name, nowMs, supportEmail }));
        } else await confirm(tx, person.id, nowMs);
        await applyEffects(tx, decided.effects, { userId: person.id, sessionId: null, device: null });
        return link.purpose === 'change-address' ? 'changed' : 'confirmed';
      });
    },

    async disown(token) {
      const done = await inTransaction(db, async (tx) => {
        const link = await emailedLinks.find(token, PURPOSES, tx);
        const person = link && (await findPerson(tx, link.userId));
        const state = link && (await readAccountState(tx, link.userId));
        if (!link || !person || !state) return WRONG_LINK;
        if (link.purpose !== 'confirm-address') {
          await removeLinks(tx, link.userId, [link.purpose]);
          return { removed: null };
        }
        if ('refused' in transition(state, { type: 'disown-address' })) return CONFIRMED_MEANWHILE;
        const { id: userId, fullName, email } = person;
        const emailKey = normalizeEmail(email);
        await erase(tx, { userId, fullName, email, emailKey, confirmed: false });
        return { removed: emailKey };
      });
      if (done instanceof Refusal) return done;
      if (done.removed === null) return 'link-removed';
      // Whoever reads the inbox may register at once, however often strangers did.
      await rateLimits.forgetAttempts({ purpose: 'registrations-of-account', subject: done.removed });
      return 'account-removed';
    },
  };
}

function personOf({ userId, fullName, email, confirmedAtMs }: SignedIn) {
  return { id: userId, fullName, email, confirmed: confirmedAtMs !== null };
}
