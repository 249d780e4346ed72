import type { LoginAnswer, LoginRequest, SecondFactorWay } from '@stillgrove/contract/accounts';
import { welcomeMessage } from '@stillgrove/domain/accounts/welcome';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db, Tx } from '../../db/transaction';
import { isBasisUnchanged, readSignInBasis } from '../../platform/account-state/store';
import { Refusal, type Result } from '../../platform/errors/refusal';
import type { KnownDevices } from '../../platform/known-devices/known-devices';
import type { PendingSignIns } from '../../platform/pending-sign-ins/pending-sign-ins';
import { addressSubject } from '../../platform/rate-limits/address';
import { noteSecurity } from '../../platform/security-events/security-events';
import type { Sessions } from '../../platform/session/sessions';
import { WRONG_CREDENTIALS } from './refusals';
import type { AccountsService, RightPassword } from './service';

type PasswordSignInOptions = {
  db: Db;
  service: AccountsService;
  sessions: Sessions;
  knownDevices: KnownDevices;
  pendingSignIns: PendingSignIns;
  /** What an account asks for besides the password; empty when that is enough. */
  secondFactorWays: (userId: string) => Promise<SecondFactorWay[]>;
};

/**
 * Signs someone in with a password, for the API and for the form that works without scripts. Sets the
 * cookie of the session, or that of a sign-in which still needs its second step.
 */
export type PasswordSignIn = (
  credentials: LoginRequest,
  call: { request: FastifyRequest; reply: FastifyReply },
) => Promise<Result<LoginAnswer>>;

export function createPasswordSignIn(options: PasswordSignInOptions): PasswordSignIn {
  const { db, service, sessions, knownDevices, pendingSignIns, secondFactorWays } = options;

  /** @returns null when password or factors changed meanwhile */
  const open = async (
    { user, passwordHash }: RightPassword,
    { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  ): Promise<LoginAnswer | null> => {
    const basis = await readSignInBasis(db, user.id);
    if (basis?.passwordHash !== passwordHash) return null;
    if (basis.factors > 0) {
      const secondFactor = await secondFactorWays(user.id);
      if ((await pendingSignIns.open(reply, basis)) === null) return null;
      noteSecurity(request, { account: user.id, reason: 'second-step-needed' });
      return { success: true, message: 'One more step, to make sure it’s you.', secondFactor };
    }
    const stillCounts = (tx: Tx) => isBasisUnchanged(tx, basis);
    const session = { userId: user.id, secondFactor: false, stillCounts };
    const isFirst = await knownDevices.isFirstSignIn(user.id);
    if (!(await sessions.open(request, reply, session))) return null;
    return { success: true, message: welcomeMessage(user.fullName, isFirst), user };
  };

  return async (credentials, { request, reply }) => {
    const result = await service.signIn(credentials, {
      address: addressSubject(request.ip),
      knownDevice: (emailKey) => knownDevices.find(request, emailKey),
      meant: (account) => {
        noteSecurity(request, { account });
      },
    });
    if (result instanceof Refusal) return result;
    // The second time for whose factors changed in that moment. With another password it finds nothing.
    const answer = (await open(result, { request, reply })) ?? (await open(result, { request, reply }));
    return answer ?? WRONG_CREDENTIALS;
  };
}
