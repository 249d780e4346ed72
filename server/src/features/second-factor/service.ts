import type { SecondFactorWay } from '@stillgrove/contract/accounts';
import type { Passkey } from '@stillgrove/contract/second-factor';
import { type AccountEvent, type Effects, transition } from '@stillgrove/domain/accounts/account-state';
import { type Db, inTransaction, type Tx } from '../../db/transaction';
import { applyEffects } from '../../platform/account-state/apply-effects';
import { readAccountState } from '../../platform/account-state/store';
import type { Clock } from '../../platform/clock';
import { idOfApp, idOfCode } from '../../platform/deletions/deletion';
import type { Deletions } from '../../platform/deletions/deletions';
import { SIGN_IN_NEEDED } from '../../platform/errors/error-answers';
import { Refusal, type Result } from '../../platform/errors/refusal';
import type { Outbox } from '../../platform/email/outbox';
import type { Attempt, RateLimits } from '../../platform/rate-limits/rate-limits';
import { tooManyTries } from '../../platform/rate-limits/too-many-tries';
import type { ReAuthentication } from '../../platform/re-authentication/re-authentication';
import type { Secrets } from '../../platform/secrets/secrets';
import type { RenewedSession } from '../../platform/session/sessions';
import { isSessionThere, type SignedIn } from '../../platform/session/store';
import { changeEmail, failedStepsEmail, type SecondFactorChange } from './emails';
import { newSecret, secretUri, stepOf } from './one-time-codes';
import { isRecoveryCode, newRecoveryCodes, recoveryCodeHash } from './recovery-codes';
import { APP_THERE, NO_APP, NO_SECOND_FACTOR, refusalFor, WRONG_CODE } from './refusals';
import {
  confirmApp,
  countRecoveryCodes,
  findApp,
  findOwner,
  listPasskeys,
  putUnconfirmedApp,
  removeApp,
  replaceRecoveryCodes,
  useRecoveryCode,
  spendStep,
} from './store';

type SecondFactorOverview = {
  readonly authenticatorApp: boolean;
  readonly passkeys: Passkey[];
  readonly recoveryCodesLeft: number;
};

/** What someone shows besides the password. */
export type SecondFactorService = {
  /** The ways that someone has set up; empty when the password is enough. */
  waysOf(userId: string): Promise<SecondFactorWay[]>;
  overview(userId: string): Promise<SecondFactorOverview>;
  /** Makes a secret for an app; it counts once a code was shown. */
  beginApp(person: SignedIn, password?: string): Promise<Result<{ secret: string; uri: string }>>;
  /** Needs a recent re-authentication, as the beginning did. @returns recovery codes, unless there are some already */
  confirmApp(person: SignedIn, code: string): Promise<Result<Added>>;
  removeApp(person: SignedIn, password?: string): Promise<Result<Removed>>;
  renewRecoveryCodes(person: SignedIn, password?: string): Promise<Result<{ recoveryCodes: string[] }>>;
  /** Uses up a code of the app or of the list. @returns null when it was right */
  useCode(userId: string, code: string, caller: Caller): Promise<Result>;
  /** Counts a wrong second step, and emails the owner once a day that someone knows the password. */
  noteFailedStep(userId: string): Promise<void>;
  /** Whose account it is; null when it is gone. */
  ownerOf(userId: string): ReturnType<typeof findOwner>;
  /** What stands against a change of the factors in this moment, else what it ends. */
  decide(tx: Tx, person: SignedIn, event: AccountEvent): Promise<Result<{ effects: Effects }>>;
  /** After a factor was added in a transaction; codes are made if there are none. */
  noteAdded(tx: Tx, person: SignedIn, change: SecondFactorChange, effects: Effects): Promise<Added>;
  /** After a factor was removed in a transaction. */
  noteRemoved(tx: Tx, person: SignedIn, change: SecondFactorChange, effects: Effects): Promise<Removed>;
};

/** The session is under a new token whenever its level changed. */
type Removed = { readonly renewed: RenewedSession | null };
type Added = Removed & { readonly recoveryCodes: string[] };

/** Who shows a code. */
type Caller = {
  /** As `addressSubject` gives it. */
  readonly address: string;
  /** Names the device if it is known for the account. */
  readonly device: string | null;
};

export function createSecondFactorService(options: {
  db: Db;
  clock: Clock;
  reAuthentication: ReAuthentication;
  rateLimits: RateLimits;
  outbox: Pick<Outbox, 'enqueue'>;
  deletions: Pick<Deletions, 'note'>;
  secrets: Secrets;
  /** Called with the account whose stored secret no key can decrypt. */
  onUnreadable: (userId: string) => void;
  /** Called with the account whose recovery code was used. */
  onRecoveryCodeUsed: (userId: string) => void;
  /** The name that the operator gave the instance. */
  siteName: (db: Db) => Promise<string>;
  publicUrl: string;
}): SecondFactorService {
  const {
    db,
    clock,
    reAuthentication,
    rateLimits,
    outbox,
    deletions,
    secrets,
    onUnreadable,
    onRecoveryCodeUsed,
    siteName,
    publicUrl,
  } = options;

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
    await outbox.enqueue(tx, changeEmail(change, facts));
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

  /** A restored backup must not bring codes back that were used or replaced. */
  const noteCodes = async (tx: Tx, userId: string, hashes: readonly string[]) => {
    const gone = hashes.map((hash) => ({ kind: 'code' as const, id: idOfCode(userId, hash) }));
    if (gone.length > 0) await deletions.note(tx, gone);
  };

  const makeCodes = async (tx: Tx, userId: string): Promise<string[]> => {
    const codes = newRecoveryCodes();
    await noteCodes(tx, userId, await replaceRecoveryCodes(tx, userId, codes.map(recoveryCodeHash)));
    return codes;
  };

  const decide: SecondFactorService['decide'] = async (tx, { userId, sessionId }, event) => {
    if (!(await isSessionThere(tx, sessionId))) return SIGN_IN_NEEDED;
    const state = await readAccountState(tx, userId);
    if (state === null) throw new Error('The account of this session no longer exists.');
    const decided = transition(state, event);
    return 'refused' in decided ? refusalFor(decided.refused) : { effects: decided.effects };
  };

  const hereOf = ({ userId, sessionId }: SignedIn) => ({ userId, sessionId, device: null });

  const noteAdded: SecondFactorService['noteAdded'] = async (tx, person, change, effects) => {
    const renewed = await applyEffects(tx, effects, hereOf(person));
    await tell(tx, person, change);
    const has = (await countRecoveryCodes(tx, person.userId)) > 0;
    return { renewed, recoveryCodes: has ? [] : await makeCodes(tx, person.userId) };
  };

  const noteRemoved: SecondFactorService['noteRemoved'] = async (tx, person, change, effects) => {
    await tell(tx, person, change);
    return { renewed: await applyEffects(tx, effects, hereOf(person)) };
  };

  const noteFailedStep: SecondFactorService['noteFailedStep'] = async (userId) => {
    const unnoticed = { purpose: 'second-steps-until-notice', subject: userId } as const;
    if ((await rateLimits.take(unnoticed)) === null) return;
    await inTransaction(db, async (tx) => {
      const owner = await findOwner(tx, userId);
      if (!owner) return;
      const person = { ...owner, userId, confirmed: owner.confirmedAt !== null };
      const facts = { person, siteName: await siteName(tx), publicUrl, nowMs: clock.now() };
      await outbox.enqueue(tx, failedStepsEmail(facts));
    });
  };

  return {
    waysOf: (userId) => waysOf(db, userId),
    ownerOf: (userId) => findOwner(db, userId),
    decide,
    noteAdded,
    noteRemoved,
    noteFailedStep,

    async overview(userId) {
      const [app, passkeys, recoveryCodesLeft] = await Promise.all([
        findApp(db, userId),
        listPasskeys(db, userId),
        countRecoveryCodes(db, userId),
      ]);
      return { authenticatorApp: app?.confirmedAtMs != null, passkeys, recoveryCodesLeft };
    },

    async beginApp(person, password) {
      const refusal = await reAuthentication.demand(person, password);
      if (refusal) return refusal;
      const secret = newSecret();
      const issuer = await siteName(db);
      return inTransaction(db, async (tx) => {
        const decided = await decide(tx, person, { type: 'begin-factor' });
        if (decided instanceof Refusal) return decided;
        if ((await findApp(tx, person.userId))?.confirmedAtMs != null) return APP_THERE;
        await putUnconfirmedApp(tx, person.userId, secrets.seal(secret, placeOf(person.userId)));
        return { secret, uri: secretUri(secret, { issuer, label: person.email }) };
      });
    },

    async confirmApp(person, code) {
      const refusal = reAuthentication.demandRecent(person);
      if (refusal) return refusal;
      return inTransaction(db, async (tx) => {
        const app = await findApp(tx, person.userId);
        if (app?.confirmedAtMs !== null) return app ? APP_THERE : NO_APP;
        const decided = await decide(tx, person, { type: 'add-factor' });
        if (decided instanceof Refusal) return decided;
        const step = stepShown(person.userId, app.secret, code);
        if (step === null || !(await spendStep(tx, person.userId, step))) return WRONG_CODE;
        await confirmApp(tx, person.userId, clock.now());
        return noteAdded(tx, person, 'app-added', decided.effects);
      });
    },

    async removeApp(person, password) {
      const refusal = await reAuthentication.demand(person, password);
      if (refusal) return refusal;
      return inTransaction(db, async (tx) => {
        const app = await findApp(tx, person.userId);
        if (app?.confirmedAtMs == null) return NO_APP;
        const decided = await decide(tx, person, { type: 'remove-factor' });
        if (decided instanceof Refusal) return decided;
        await removeApp(tx, person.userId);
        await deletions.note(tx, [{ kind: 'app', id: idOfApp(person.userId, app.confirmedAtMs) }]);
        return noteRemoved(tx, person, 'app-removed', decided.effects);
      });
    },

    async renewRecoveryCodes(person, password) {
      const refusal = await reAuthentication.demand(person, password);
      if (refusal) return refusal;
      return inTransaction(db, async (tx) => {
        if ((await waysOf(tx, person.userId)).length === 0) return NO_SECOND_FACTOR;
        await tell(tx, person, 'codes-renewed');
        return { recoveryCodes: await makeCodes(tx, person.userId) };
      });
    },

    async useCode(userId, code, caller) {
      const attempts = codeAttempts(userId, caller);
      const waitSeconds = await rateLimits.take(...attempts);
      if (waitSeconds !== null) return tooManyTries(waitSeconds);
      const right = await inTransaction(db, async (tx) => {
        const app = await findApp(tx, userId);
        const step = app?.confirmedAtMs == null ? null : stepShown(userId, app.secret, code);
        if (step !== null) return spendStep(tx, userId, step);
        const used = await useRecoveryCode(tx, userId, (stored) =>
          isRecoveryCode(code, stored, { secrets, userId }),
        );
        if (used === null) return false;
        await noteCodes(tx, userId, [used]);
        const owner = await findOwner(tx, userId);
        if (owner)
          await tell(tx, { ...owner, userId, confirmedAtMs: owner.confirmedAt }, 'recovery-code-used');
        onRecoveryCodeUsed(userId);
        return true;
      });
      if (!right) {
        await noteFailedStep(userId);
        return WRONG_CODE;
      }
      await rateLimits.giveBack(...attempts);
      return null;
    },
  };
}

/**
 * As whose try a code counts, as at the password before it: strangers together use up the tries of the
 * account, and a known device has tries of its own, so that none of them locks the owner out.
 */
function codeAttempts(userId: string, { address, device }: Caller): Attempt[] {
  if (device !== null) return [{ purpose: 'codes-of-device', subject: `${device} ${userId}` }];
  return [
    { purpose: 'codes-of-pair', subject: `${address} ${userId}` },
    { purpose: 'codes-of-account', subject: userId },
  ];
}
