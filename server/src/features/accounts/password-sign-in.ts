import type { LoginAnswer, LoginRequest, SecondFactorWay } from '@stillgrove/contract/accounts';
import { firstName } from '@stillgrove/domain/accounts/account';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db, Tx } from '../../db/transaction';
import { isBasisUnchanged, readSignInBasis } from '../../platform/account-state/store';
import type { Refusal } from '../../platform/errors/refusal';
import type { KnownDevices } from '../../platform/known-devices/known-devices';
import type { PendingSignIns } from '../../platform/pending-sign-ins/pending-sign-ins';
import { addressSubject } from '../../platform/rate-limits/address';
import type { Purpose } from '../../platform/rate-limits/limits';
import { tooManyTries } from '../../platform/rate-limits/too-many-tries';
import { noteSecurity } from '../../platform/security-events/security-events';
import type { Sessions } from '../../platform/session/sessions';
import { WRONG_CREDENTIALS } from './refusals';
import type { AccountsService, RightPassword } from './service';

/** What holds a sign-in back, which the service counts; `signIn` says which when. */
export const SIGN_IN_LIMITS = [
  'sign-ins-of-pair',
  'sign-ins-of-address',
  'sign-ins-of-account',
  'sign-ins-of-device',
  'right-sign-ins-of-account',
] as const satisfies Purpose[];

export type PasswordSignInOptions = {
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
) => Promise<LoginAnswer | { refusal: Refusal }>;

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
    if (!(await sessions.open(request, reply, session))) return null;
    return { success: true, message: `Welcome back, ${firstName(user.fullName)}.`, user };
  };

  return async (credentials, { request, reply }) => {
    const result = await service.signIn(credentials, {
      address: addressSubject(request.ip),
      knownDevice: (emailKey) => knownDevices.find(request, emailKey),
      meant: (account) => {
        noteSecurity(request, { account });
      },
    });
    if (result === 'wrong-credentials') return { refusal: WRONG_CREDENTIALS };
    if ('waitSeconds' in result) return { refusal: tooManyTries(result.waitSeconds) };
    // The second time for whose factors changed in that moment. With another password it finds nothing.
    const answer = (await open(result, { request, reply })) ?? (await open(result, { request, reply }));
    return answer ?? { refusal: WRONG_CREDENTIALS };
  };
}
