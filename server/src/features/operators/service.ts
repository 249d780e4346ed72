import type { InvitationAnswer, OperatorsAnswer } from '@stillgrove/contract/operators';
import { normalizeEmail } from '@stillgrove/domain/accounts/account';
import { type InvitedPerson, nextInvitationStep } from '@stillgrove/domain/operators/invitation';
import {
  nextOperatorStep,
  type OperatorStanding,
  type OperatorStep,
} from '@stillgrove/domain/operators/operator-step';
import { type Db, inTransaction, type Tx } from '../../db/transaction';
import { noteAction } from '../../platform/audit/audit';
import type { Clock } from '../../platform/clock';
import { idOfOperator } from '../../platform/deletions/deletion';
import type { Deletions } from '../../platform/deletions/deletions';
import { type Result } from '../../platform/errors/refusal';
import type { Outbox } from '../../platform/email/outbox';
import type { SignedIn } from '../../platform/session/store';
import { isToken, sha256 } from '../../platform/tokens';
import { type OperatorChange, operatorChangeEmail } from './change-email';
import { invitationEmail } from './invitation-email';
import { writeInvitation } from './invitations';
import {
  ALREADY_OPERATOR,
  LAST_OPERATOR,
  STEP_MISSING,
  UNKNOWN_INVITATION,
  UNKNOWN_OPERATOR,
  WRONG_INVITATION,
} from './refusals';
import {
  addOperator,
  countInvitations,
  findInvitation,
  type Invitation,
  isInvited,
  listInvitations,
  listOperators,
  removeInvitation,
  removeInvitationsBy,
  removeOperator,
} from './store';

/** Who runs the site, and how others come to do so. */
export type OperatorsService = {
  /** What someone needs to accept an invitation. */
  look(token: string, person: SignedIn | null): Promise<Result<Omit<InvitationAnswer, 'success'>>>;
  /** Makes the person an operator, uses the invitation up, and tells every operator. @returns a refusal, or null */
  accept(token: string, person: SignedIn): Promise<Result>;
  list(asker: SignedIn): Promise<Omit<OperatorsAnswer, 'success'>>;
  /**
   * Emails an invitation, in place of an earlier one to the same address, and tells every operator.
   *
   * @returns a refusal, or null
   */
  invite(operator: SignedIn, email: string): Promise<Result>;
  /** @returns a refusal, or null */
  cancel(operator: SignedIn, invitationId: string): Promise<Result>;
  /**
   * Ends being operator, cancels that operator's invitations, and tells every operator, the removed one too.
   */
  remove(operator: SignedIn, userId: string): Promise<Result>;
  /** What someone who runs the site, or whom the settings name, still has to do; null for everyone else. */
  missingStep(person: SignedIn): Promise<OperatorStep | null>;
  /**
   * Emails an invitation to each address that the settings name, as long as there is neither an operator nor an invitation.
   *
   * @returns how many were invited
   */
  inviteNamed(): Promise<number>;
};

export function createOperatorsService(options: {
  db: Db;
  clock: Clock;
  outbox: Pick<Outbox, 'enqueue'>;
  deletions: Pick<Deletions, 'note'>;
  siteName: (db: Db) => Promise<string>;
  publicUrl: string;
  /** Addresses that the settings name, as `normalizeEmail` writes them. */
  named: ReadonlySet<string>;
  /** When each second factor of an account was set up, in milliseconds since 1970. */
  factorsSince: (db: Db, userId: string) => Promise<number[]>;
}): OperatorsService {
  const { db, clock, outbox, deletions, siteName, publicUrl, named, factorsSince } = options;

  const find = async (from: Db, token: string) =>
    isToken(token) ? findInvitation(from, sha256(token), clock.now()) : null;

  const invitedPersonOf = async (from: Db, person: SignedIn): Promise<InvitedPerson> => ({
    emailKey: normalizeEmail(person.email),
    confirmedAtMs: person.confirmedAtMs,
    factorsSinceMs: await factorsSince(from, person.userId),
    secondFactor: person.secondFactor,
  });

  const stepOf = async (from: Db, { emailKey }: Invitation, person: SignedIn | null) =>
    nextInvitationStep(emailKey, person && (await invitedPersonOf(from, person)));

  /** Null for someone who has nothing to do with running the site, which is told without asking the database. */
  const standingOf = async (person: SignedIn): Promise<OperatorStanding | null> => {
    if (person.operator) return 'operator';
    const emailKey = normalizeEmail(person.email);
    if (!named.has(emailKey)) return null;
    if (await isInvited(db, emailKey, clock.now())) return 'invited';
    // Once there is an operator, the settings invite no one.
    return (await listOperators(db)).length === 0 ? 'named' : null;
  };

  const emailInvitation = async (tx: Tx, invitation: Parameters<typeof writeInvitation>[1]) => {
    const { id, link } = await writeInvitation(tx, invitation, { nowMs: clock.now(), publicUrl });
    const facts = { id, link, email: invitation.email, from: invitation.from, siteName: await siteName(tx) };
    await outbox.enqueue(tx, invitationEmail(facts));
    return id;
  };

  const tell = async (tx: Tx, recipients: readonly string[], occasion: string, change: OperatorChange) => {
    const facts = { occasion, siteName: await siteName(tx), publicUrl };
    for (const recipient of recipients)
      await outbox.enqueue(tx, operatorChangeEmail(change, { ...facts, recipient }));
  };

  return {
    async look(token, person) {
      const invitation = await find(db, token);
      if (invitation === null) return WRONG_INVITATION;
      const { email, expiresAtMs: expiresAt } = invitation;
      return { email, expiresAt, step: await stepOf(db, invitation, person) };
    },

    accept: (token, person) =>
      inTransaction(db, async (tx) => {
        const invitation = await find(tx, token);
        if (invitation === null) return WRONG_INVITATION;
        const step = await stepOf(tx, invitation, person);
        if (step === 'sign-in') throw new Error('No one accepts an invitation without a session.');
        if (step !== 'accept') return STEP_MISSING[step];
        // Of several tries at once, one gets it.
        if (!(await removeInvitation(tx, invitation.id))) return WRONG_INVITATION;
        const nowMs = clock.now();
        const { from, invitedBy } = invitation;
        await addOperator(tx, { userId: person.userId, sinceMs: nowMs, from, invitedBy });
        await noteAction(tx, person, { action: 'operator-joined', subject: invitation.id }, nowMs);
        const operators = (await listOperators(tx)).map(({ email }) => email);
        await tell(tx, operators, invitation.id, { type: 'joined', email: person.email });
        return null;
      }),

    async list({ userId }) {
      const [operators, invitations] = await Promise.all([
        listOperators(db),
        listInvitations(db, clock.now()),
      ]);
      return {
        operators: operators.map(({ emailKey: _key, ...one }) => ({ ...one, isYou: one.id === userId })),
        invitations,
      };
    },

    invite: (operator, email) =>
      inTransaction(db, async (tx) => {
        const emailKey = normalizeEmail(email);
        const operators = await listOperators(tx);
        if (operators.some((one) => one.emailKey === emailKey)) return ALREADY_OPERATOR;
        const id = await emailInvitation(tx, { email, from: 'operator', invitedBy: operator.userId });
        const everyone = operators.map((one) => one.email);
        await tell(tx, everyone, id, { type: 'invited', email, by: operator.email });
        return null;
      }),

    cancel: (operator, invitationId) =>
      inTransaction(db, async (tx) => {
        if (!(await removeInvitation(tx, invitationId))) return UNKNOWN_INVITATION;
        const action = { action: 'operator-invitation-canceled', subject: invitationId } as const;
        await noteAction(tx, operator, action, clock.now());
        return null;
      }),

    remove: (operator, userId) =>
      inTransaction(db, async (tx) => {
        const operators = await listOperators(tx);
        const removed = operators.find(({ id }) => id === userId);
        if (removed === undefined) return UNKNOWN_OPERATOR;
        if (operators.length === 1) return LAST_OPERATOR;
        await removeOperator(tx, userId);
        await removeInvitationsBy(tx, userId);
        await deletions.note(tx, [{ kind: 'operator', id: idOfOperator(userId, removed.since) }]);
        const nowMs = clock.now();
        await noteAction(tx, operator, { action: 'operator-removed', subject: userId }, nowMs);
        const everyone = operators.map(({ email }) => email);
        const change = { type: 'removed', email: removed.email, by: operator.email } as const;
        await tell(tx, everyone, `${userId}:${String(nowMs)}`, change);
        return null;
      }),

    async missingStep(person) {
      const standing = await standingOf(person);
      return standing && nextOperatorStep(standing, await invitedPersonOf(db, person));
    },

    inviteNamed: () =>
      inTransaction(db, async (tx) => {
        if ((await listOperators(tx)).length > 0) return 0;
        if ((await countInvitations(tx, clock.now())) > 0) return 0;
        for (const email of named) await emailInvitation(tx, { email, from: 'settings', invitedBy: null });
        return named.size;
      }),
  };
}
