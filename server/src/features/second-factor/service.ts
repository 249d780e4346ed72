import type { SecondFactorWay } from '@stillgrove/contract/accounts';
import type { Passkey } from '@stillgrove/contract/second-factor';
import { type Db, inTransaction, type Tx } from '../../db/transaction';
import type { Clock } from '../../platform/clock';
import type { Refusal } from '../../platform/errors/refusal';
import type { Outbox } from '../../platform/mail/outbox';
import type { OwnPassword } from '../../platform/own-password/own-password';
import type { RateLimits } from '../../platform/rate-limits/rate-limits';
import { tooManyTries } from '../../platform/rate-limits/too-many-tries';
import { raiseSession, type SignedIn } from '../../platform/session/store';
import type { Secrets } from '../../platform/secrets/secrets';
import { changeMail, type SecondFactorChange } from './mails';
import { newSecret, secretUri, stepOf } from './one-time-codes';
import { isRecoveryCode, newRecoveryCodes, recoveryCodeHash } from './recovery-codes';
import { APP_THERE, NO_APP, NO_SECOND_FACTOR, OPERATOR_KEEPS_ONE, WRONG_CODE } from './refusals';
import {
  APP,
  confirmApp,
  countRecoveryCodes,
  findApp,
  findOwner,
  isLastOfOperator,
  listPasskeys,
  putUnconfirmedApp,
  removeApp,
  replaceRecoveryCodes,
  useRecoveryCode,
  useStep,
} from './store';

export type SecondFactorOverview = {
  readonly authenticatorApp: boolean;
  readonly passkeys: Passkey[];
  readonly recoveryCodesLeft: number;
};

/** What somebody shows besides the password. */
export type SecondFactorService = {
  /** The ways that somebody has set up; empty when the password is enough. */
  waysOf(userId: string): Promise<SecondFactorWay[]>;
  overview(userId: string): Promise<SecondFactorOverview>;
  /** Makes a secret for an app; it counts once a code was shown. */
  beginApp(person: SignedIn, password: string): Promise<{ secret: string; uri: string } | Refusal>;
  /** @returns recovery codes, unless there are some already */
  confirmApp(person: SignedIn, code: string): Promise<{ recoveryCodes: string[] } | Refusal>;
  removeApp(person: SignedIn, password: string): Promise<Refusal | null>;
  renewRecoveryCodes(person: SignedIn, password: string): Promise<{ recoveryCodes: string[] } | Refusal>;
  /** Uses up a code of the app or of the list. @returns null when it was right */
  useCode(userId: string, code: string): Promise<Refusal | null>;
  /** After a factor was added in a transaction: the session counts more, and codes are made if there are none. */
  noteAdded(tx: Tx, person: SignedIn, change: SecondFactorChange): Promise<string[]>;
  /** After a factor was removed in a transaction: without any factor recovery codes are of no use. */
  noteRemoved(tx: Tx, person: SignedIn, change: SecondFactorChange): Promise<void>;
};

export function createSecondFactorService(options: {
  db: Db;
  clock: Clock;
  ownPassword: OwnPassword;
  rateLimits: RateLimits;
  outbox: Pick<Outbox, 'enqueue'>;
  secrets: Secrets;
  /** Told whose stored secret no key opens. */
  onUnreadable: (userId: string) => void;
  /** The name that the operator gave the grove. */
  siteName: (db: Db) => Promise<string>;
  publicUrl: string;
}): SecondFactorService {
  const { db, clock, ownPassword, rateLimits, outbox, secrets, onUnreadable, siteName, publicUrl } = options;

  const placeOf = (userId: string) => ({ userId, purpose: 'authenticator-app' as const });

  const stepShown = (userId: string, sealed: string, code: string): number | null => {
    const secret = secrets.open(sealed, placeOf(userId));
    if (secret === null) onUnreadable(userId);
    return secret === null ? null : stepOf(secret, code, clock.now());
  };

  const tell = async (
    tx: Tx,
    owner: Pick<SignedIn, 'userId' | 'fullName' | 'email' | 'confirmedAtMs'>,
    change: SecondFactorChange,
  ) => {
    const person = { ...owner, confirmed: owner.confirmedAtMs !== null };
    const facts = { person, siteName: await siteName(tx), publicUrl, nowMs: clock.now() };
    await outbox.enqueue(tx, changeMail(change, facts));
  };

  const waysOf = async (from: Db, userId: string): Promise<SecondFactorWay[]> => {
    const app = await findApp(from, userId);
    const passkeys = await listPasskeys(from, userId);
    const hasApp = app?.confirmedAtMs != null;
    return [
      ...(hasApp || passkeys.length > 0 ? ['code' as const] : []),
      ...(passkeys.length > 0 ? ['passkey' as const] : []),
    ];
  };

  const makeCodes = async (tx: Tx, userId: string): Promise<string[]> => {
    const codes = newRecoveryCodes();
    await replaceRecoveryCodes(tx, userId, codes.map(recoveryCodeHash));
    return codes;
  };

  const noteAdded: SecondFactorService['noteAdded'] = async (tx, person, change) => {
    await raiseSession(tx, person.sessionId);
    await tell(tx, person, change);
    return (await countRecoveryCodes(tx, person.userId)) > 0 ? [] : makeCodes(tx, person.userId);
  };

  const noteRemoved: SecondFactorService['noteRemoved'] = async (tx, person, change) => {
    await tell(tx, person, change);
    if ((await waysOf(tx, person.userId)).length === 0) await replaceRecoveryCodes(tx, person.userId, []);
  };

  return {
    waysOf: (userId) => waysOf(db, userId),
    noteAdded,
    noteRemoved,

    async overview(userId) {
      const [app, passkeys, recoveryCodesLeft] = await Promise.all([
        findApp(db, userId),
        listPasskeys(db, userId),
        countRecoveryCodes(db, userId),
      ]);
      return { authenticatorApp: app?.confirmedAtMs != null, passkeys, recoveryCodesLeft };
    },

    async beginApp(person, password) {
      const refusal = await ownPassword.check(person.userId, password);
      if (refusal) return refusal;
      const secret = newSecret();
      const issuer = await siteName(db);
      return inTransaction(db, async (tx) => {
        if ((await findApp(tx, person.userId))?.confirmedAtMs != null) return APP_THERE;
        await putUnconfirmedApp(tx, person.userId, secrets.seal(secret, placeOf(person.userId)));
        return { secret, uri: secretUri(secret, { issuer, label: person.email }) };
      });
    },

    async confirmApp(person, code) {
      return inTransaction(db, async (tx) => {
        const app = await findApp(tx, person.userId);
        if (app?.confirmedAtMs !== null) return app ? APP_THERE : NO_APP;
        const step = stepShown(person.userId, app.secret, code);
        if (step === null || !(await useStep(tx, person.userId, step))) return WRONG_CODE;
        await confirmApp(tx, person.userId, clock.now());
        return { recoveryCodes: await noteAdded(tx, person, 'app-added') };
      });
    },

    async removeApp(person, password) {
      const refusal = await ownPassword.check(person.userId, password);
      if (refusal) return refusal;
      return inTransaction(db, async (tx) => {
        if (await isLastOfOperator(tx, person.userId, APP)) return OPERATOR_KEEPS_ONE;
        await removeApp(tx, person.userId);
        await noteRemoved(tx, person, 'app-removed');
        return null;
      });
    },

    async renewRecoveryCodes(person, password) {
      const refusal = await ownPassword.check(person.userId, password);
      if (refusal) return refusal;
      return inTransaction(db, async (tx) => {
        if ((await waysOf(tx, person.userId)).length === 0) return NO_SECOND_FACTOR;
        await tell(tx, person, 'codes-renewed');
        return { recoveryCodes: await makeCodes(tx, person.userId) };
      });
    },

    async useCode(userId, code) {
      const attempt = { purpose: 'codes-of-account', subject: userId } as const;
      const waitSeconds = await rateLimits.take(attempt);
      if (waitSeconds !== null) return tooManyTries(waitSeconds);
      const right = await inTransaction(db, async (tx) => {
        const app = await findApp(tx, userId);
        const step = app?.confirmedAtMs == null ? null : stepShown(userId, app.secret, code);
        if (step !== null) return useStep(tx, userId, step);
        if (
          !(await useRecoveryCode(tx, userId, (stored) => isRecoveryCode(code, stored, { secrets, userId })))
        )
          return false;
        const owner = await findOwner(tx, userId);
        if (owner)
          await tell(tx, { ...owner, userId, confirmedAtMs: owner.confirmedAt }, 'recovery-code-used');
        return true;
      });
      if (!right) return WRONG_CODE;
      await rateLimits.giveBack(attempt);
      return null;
    },
  };
}
