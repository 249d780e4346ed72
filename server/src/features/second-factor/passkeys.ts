import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { isUniqueViolation } from '../../db/errors';
import { type Db, inTransaction } from '../../db/transaction';
import type { Clock } from '../../platform/clock';
import type { Deletions } from '../../platform/deletions/deletions';
import { Refusal, type Result } from '../../platform/errors/refusal';
import type { ReAuthentication } from '../../platform/re-authentication/re-authentication';
import type { RenewedSession } from '../../platform/session/sessions';
import type { SignedIn } from '../../platform/session/store';
import { PASSKEY_NOT_ACCEPTED, UNKNOWN_PASSKEY } from './refusals';
import type { SecondFactorService } from './service';
import {
  addPasskey,
  type ChallengeHolder,
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
  /** Needs a recent re-authentication or the password. */
  beginAdding(person: SignedIn, password?: string): Promise<Result<{ options: object }>>;
  /**
   * Takes the answer to `beginAdding`. The session must have been re-authenticated when that began.
   *
   * @returns recovery codes, unless there are some already
   */
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
  beginShowing(showing: Showing): Promise<{ options: object }>;
  /** Takes the answer to `beginShowing` for the same purpose. @returns the passkey, and whose it is */
  finishShowing(
    showing: Showing,
    response: { id: string },
  ): Promise<Result<{ userId: string; passkeyId: string }>>;
};

/** For what a passkey is shown, and by whom; null when no one is named yet. */
type Showing = {
  readonly holder: ChallengeHolder & { readonly purpose: 're-authenticate' | 'sign-in' };
  readonly userId: string | null;
};

export function createPasskeysService(options: {
  db: Db;
  clock: Clock;
  reAuthentication: ReAuthentication;
  secondFactor: Pick<SecondFactorService, 'decide' | 'noteAdded' | 'noteRemoved' | 'noteFailedStep'>;
  deletions: Pick<Deletions, 'note'>;
  siteName: (db: Db) => Promise<string>;
  publicUrl: string;
}): PasskeysService {
  const { db, clock, reAuthentication, secondFactor, deletions, siteName, publicUrl } = options;
  const rpID = new URL(publicUrl).hostname;
  const expected = { expectedOrigin: new URL(publicUrl).origin, expectedRPID: rpID };

  const ask = async (holder: ChallengeHolder, challenge: string) => {
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
      await ask(addingBy(person), wanted.challenge);
      return { options: wanted };
    },

    async finishAdding(person, { response, name }) {
      const asked = await takeChallenge(db, addingBy(person), clock.now());
      if (asked === null) return PASSKEY_NOT_ACCEPTED;
      const refusal = reAuthentication.demandRecent(person, asked.expiresAtMs - CHALLENGE_MS);
      if (refusal) return refusal;
      const credential = await checked(async () => {
        const { verifyRegistrationResponse } = await webauthn();
        const { registrationInfo } = await verifyRegistrationResponse({
          response: response as RegistrationResponseJSON,
          expectedChallenge: asked.challenge,
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
        await deletions.note(tx, [{ kind: 'passkey', id }]);
        return secondFactor.noteRemoved(tx, person, 'passkey-removed', decided.effects);
      });
    },

    async beginShowing({ holder, userId }) {
      const { generateAuthenticationOptions } = await webauthn();
      const known = userId === null ? [] : await listPasskeys(db, userId);
      const wanted = await generateAuthenticationOptions({
        rpID,
        allowCredentials: known.map((passkey) => ({ id: passkey.id })),
        userVerification: userId === null ? 'required' : 'preferred',
      });
      await ask(holder, wanted.challenge);
      return { options: wanted };
    },

    async finishShowing({ holder, userId }, response) {
      const asked = await takeChallenge(db, holder, clock.now());
      const passkey = await findPasskey(db, response.id);
      if (asked === null || !passkey) return PASSKEY_NOT_ACCEPTED;
      if (userId !== null && passkey.userId !== userId) return PASSKEY_NOT_ACCEPTED;
      const { id, publicKey, counter } = passkey;
      const newCounter = await checked(async () => {
        const { verifyAuthenticationResponse } = await webauthn();
        const { verified, authenticationInfo } = await verifyAuthenticationResponse({
          response: response as AuthenticationResponseJSON,
          expectedChallenge: asked.challenge,
          ...expected,
          credential: { id, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter },
          // Without a password before it, the passkey has to show who holds it, too.
          requireUserVerification: userId === null,
        });
        return verified ? authenticationInfo.newCounter : undefined;
      });
      if (newCounter === undefined) {
        if (userId !== null) await secondFactor.noteFailedStep(userId);
        return PASSKEY_NOT_ACCEPTED;
      }
      await notePasskeyUse(db, id, newCounter, clock.now());
      return { userId: passkey.userId, passkeyId: id };
    },
  };
}

function addingBy({ sessionId }: SignedIn): ChallengeHolder {
  return { purpose: 'add-passkey', id: sessionId };
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
