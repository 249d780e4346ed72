import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { isUniqueViolation } from '../../db/errors';
import { type Db, inTransaction } from '../../db/transaction';
import type { Clock } from '../../platform/clock';
import { Refusal, type Result } from '../../platform/errors/refusal';
import type { PendingSignIn } from '../../platform/pending-sign-ins/store';
import type { ReAuthentication } from '../../platform/re-authentication/re-authentication';
import type { RenewedSession } from '../../platform/session/sessions';
import type { SignedIn } from '../../platform/session/store';
import { PASSKEY_NOT_ACCEPTED, UNKNOWN_PASSKEY } from './refusals';
import type { SecondFactorService } from './service';
import {
  addPasskey,
  findPasskey,
  listPasskeys,
  notePasskeyUse,
  putChallenge,
  removePasskey,
  takeChallenge,
} from './store';

const CHALLENGE_MS = 5 * 60_000;
/** Enough for every device that someone has. */
const PASSKEYS_MAX = 20;

export type PasskeysService = {
  beginAdding(person: SignedIn, password?: string): Promise<Result<{ options: object }>>;
  /** @returns recovery codes, unless there are some already */
  finishAdding(
    person: SignedIn,
    answer: { response: object; name: string },
  ): Promise<Result<{ recoveryCodes: string[]; renewed: RenewedSession | null }>>;
  remove(
    person: SignedIn,
    id: string,
    password?: string,
  ): Promise<Result<{ renewed: RenewedSession | null }>>;
  /** What the browser is to sign: with one of the person's keys, or with any when no one is named yet. */
  beginSignIn(pending: PendingSignIn): Promise<{ options: object }>;
  /** @returns the passkey, and whose it is */
  finishSignIn(
    pending: PendingSignIn,
    response: { id: string },
  ): Promise<Result<{ userId: string; passkeyId: string }>>;
};

export function createPasskeysService(options: {
  db: Db;
  clock: Clock;
  reAuthentication: ReAuthentication;
  secondFactor: Pick<SecondFactorService, 'decide' | 'noteAdded' | 'noteRemoved' | 'noteFailedStep'>;
  siteName: (db: Db) => Promise<string>;
  publicUrl: string;
}): PasskeysService {
  const { db, clock, reAuthentication, secondFactor, siteName, publicUrl } = options;
  const rpID = new URL(publicUrl).hostname;
  const expected = { expectedOrigin: new URL(publicUrl).origin, expectedRPID: rpID };

  const ask = async (holder: string, challenge: string) => {
    const expiresAtMs = clock.now() + CHALLENGE_MS;
    await inTransaction(db, (tx) => putChallenge(tx, { holder, challenge, expiresAtMs }));
  };

  return {
    async beginAdding(person, password) {
      const refusal = await reAuthentication.demand(person, password);
      if (refusal) return refusal;
      const decided = await inTransaction(db, (tx) =>
        secondFactor.decide(tx, person, { type: 'begin-factor' }),
      );
      if (decided instanceof Refusal) return decided;
      const known = await listPasskeys(db, person.userId);
      const { generateRegistrationOptions } = await webauthn();
      const wanted = await generateRegistrationOptions({
        rpName: await siteName(db),
        rpID,
        userID: new TextEncoder().encode(person.userId),
        userName: person.email,
        userDisplayName: person.fullName,
        attestationType: 'none',
        excludeCredentials: known.map(({ id }) => ({ id })),
        authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
      });
      await ask(person.sessionId, wanted.challenge);
      return { options: wanted };
    },

    async finishAdding(person, { response, name }) {
      const expectedChallenge = await takeChallenge(db, person.sessionId, clock.now());
      if (expectedChallenge === null) return PASSKEY_NOT_ACCEPTED;
      const credential = await checked(async () => {
        const { verifyRegistrationResponse } = await webauthn();
        const { registrationInfo } = await verifyRegistrationResponse({
          response: response as RegistrationResponseJSON,
          expectedChallenge,
          ...expected,
          requireUserVerification: false,
        });
        return registrationInfo?.credential;
      });
      if (!credential) return PASSKEY_NOT_ACCEPTED;
      const { userId } = person;
      const { id, publicKey, counter, transports = [] } = credential;
      const passkey = {
        id,
        userId,
        publicKey: Buffer.from(publicKey).toString('base64url'),
        counter,
        transports,
        name,
      };
      try {
        return await inTransaction(db, async (tx) => {
          if ((await listPasskeys(tx, userId)).length >= PASSKEYS_MAX) return PASSKEY_NOT_ACCEPTED;
          const decided = await secondFactor.decide(tx, person, { type: 'add-factor' });
          if (decided instanceof Refusal) return decided;
          await addPasskey(tx, passkey, clock.now());
          return secondFactor.noteAdded(tx, person, 'passkey-added', decided.effects);
        });
      } catch (error) {
        if (isUniqueViolation(error)) return PASSKEY_NOT_ACCEPTED;
        throw error;
      }
    },

    async remove(person, id, password) {
      const refusal = await reAuthentication.demand(person, password);
      if (refusal) return refusal;
      return inTransaction(db, async (tx) => {
        const known = await findPasskey(tx, id);
        if (known?.userId !== person.userId) return UNKNOWN_PASSKEY;
        const decided = await secondFactor.decide(tx, person, { type: 'remove-factor' });
        if (decided instanceof Refusal) return decided;
        await removePasskey(tx, person.userId, id);
        return secondFactor.noteRemoved(tx, person, 'passkey-removed', decided.effects);
      });
    },

    async beginSignIn({ id, userId }) {
      const { generateAuthenticationOptions } = await webauthn();
      const known = userId === null ? [] : await listPasskeys(db, userId);
      const wanted = await generateAuthenticationOptions({
        rpID,
        allowCredentials: known.map((passkey) => ({ id: passkey.id })),
        userVerification: userId === null ? 'required' : 'preferred',
      });
      await ask(id, wanted.challenge);
      return { options: wanted };
    },

    async finishSignIn(pending, response) {
      const expectedChallenge = await takeChallenge(db, pending.id, clock.now());
      const passkey = await findPasskey(db, response.id);
      if (expectedChallenge === null || !passkey) return PASSKEY_NOT_ACCEPTED;
      if (pending.userId !== null && passkey.userId !== pending.userId) return PASSKEY_NOT_ACCEPTED;
      const { id, publicKey, counter } = passkey;
      const newCounter = await checked(async () => {
        const { verifyAuthenticationResponse } = await webauthn();
        const { verified, authenticationInfo } = await verifyAuthenticationResponse({
          response: response as AuthenticationResponseJSON,
          expectedChallenge,
          ...expected,
          credential: { id, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter },
          // Without a password before it, the passkey has to show who holds it, too.
          requireUserVerification: pending.userId === null,
        });
        return verified ? authenticationInfo.newCounter : undefined;
      });
      if (newCounter === undefined) {
        if (pending.userId !== null) await secondFactor.noteFailedStep(pending.userId);
        return PASSKEY_NOT_ACCEPTED;
      }
      await notePasskeyUse(db, id, newCounter, clock.now());
      return { userId: passkey.userId, passkeyId: id };
    },
  };
}

/** Loaded when first needed: most people sign in without. */
const webauthn = () => import('@simplewebauthn/server');

/** The library throws for whatever does not fit; that is a refusal here and no fault of the server. */
async function checked<Value>(check: () => Promise<Value>): Promise<Value | undefined> {
  try {
    return await check();
  } catch {
    return undefined;
  }
}
