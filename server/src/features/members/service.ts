import type { CloseAccountRequest, Member } from '@stillgrove/contract/operator-members';
import type { Site } from '@stillgrove/contract/site';
import { normalizeEmail } from '@stillgrove/domain/accounts/account';
import { type Db, inTransaction, type Tx } from '../../db/transaction';
import { noteAction } from '../../platform/audit/audit';
import type { Clock } from '../../platform/clock';
import { Refusal, type Result } from '../../platform/errors/refusal';
import type { Outbox } from '../../platform/email/outbox';
import type { DataSubject } from '../../platform/personal-data/part';
import { listSessions, removeSessionsOf, type SignedIn } from '../../platform/session/store';
import { closedEmail } from './closed-email';
import { OPERATORS_ACCOUNT, OWN_ACCOUNT, UNKNOWN_MEMBER } from './refusals';
import { findMember, type FoundMember, removePendingSignInsOf } from './store';

/** What operators do with accounts: to find one, to end its sessions, to close it. */
export type MembersService = {
  /** The account that has exactly this address, or null. */
  find(email: string): Promise<Member | null>;
  /** Signs someone out everywhere, half-done sign-ins included. Needs a recent re-authentication. */
  endSessions(operator: SignedIn, id: string): Promise<Result>;
  /** Deletes an account as its owner would, and tells them. Needs a recent re-authentication. */
  close(operator: SignedIn, id: string, request: CloseAccountRequest): Promise<Result>;
};

export function createMembersService(options: {
  db: Db;
  clock: Clock;
  outbox: Pick<Outbox, 'enqueue'>;
  site: () => Promise<Pick<Site, 'name' | 'email'>>;
  /** Removes all that is held about a person. */
  erase: (tx: Tx, subject: DataSubject) => Promise<void>;
  /** Forgets the tries that are counted for a person. */
  forgetTries: (subject: DataSubject) => Promise<void>;
}): MembersService {
  const { db, clock, outbox, site, erase, forgetTries } = options;

  const endAll = async (tx: Tx, userId: string) => {
    await removeSessionsOf(tx, userId, null);
    await removePendingSignInsOf(tx, userId);
  };

  return {
    async find(email) {
      const found = await findMember(db, { emailKey: normalizeEmail(email) });
      if (found === null) return null;
      const { emailKey: _key, ...member } = found;
      return { ...member, sessions: (await listSessions(db, member.id, clock.now())).length };
    },

    async endSessions(operator, id) {
      if (id === operator.userId) return OWN_ACCOUNT;
      return inTransaction(db, async (tx) => {
        if ((await findMember(tx, { id })) === null) return UNKNOWN_MEMBER;
        await endAll(tx, id);
        await noteAction(tx, operator, { action: 'member-sessions-ended', subject: id }, clock.now());
        return null;
      });
    },

    async close(operator, id, { reason, note }) {
      if (id === operator.userId) return OWN_ACCOUNT;
      const { name: siteName, email: supportEmail } = await site();
      const closed = await inTransaction(db, async (tx) => {
        const found = await findMember(tx, { id });
        if (found === null) return UNKNOWN_MEMBER;
        if (found.isOperator) return OPERATORS_ACCOUNT;
        const subject = subjectOf(found);
        await erase(tx, subject);
        // Neither the id nor the note is written down: after the deletion no row holds the one, and the other is for the person.
        await noteAction(tx, operator, { action: 'account-closed', subject: reason }, clock.now());
        const { email, confirmed } = subject;
        await outbox.enqueue(tx, closedEmail({ email, confirmed, siteName, supportEmail, note }));
        return subject;
      });
      if (closed instanceof Refusal) return closed;
      await forgetTries(closed);
      return null;
    },
  };
}

function subjectOf({ id: userId, name: fullName, email, emailKey, confirmedAt }: FoundMember): DataSubject {
  return { userId, fullName, email, emailKey, confirmed: confirmedAt !== null };
}
