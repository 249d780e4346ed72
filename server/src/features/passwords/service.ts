import type { ChangePasswordRequest, ResetPasswordRequest } from '@stillgrove/contract/passwords';
import { normalizeEmail } from '@stillgrove/domain/accounts/account';
import { type AccountEvent, transition } from '@stillgrove/domain/accounts/account-state';
import { type Db, inTransaction, type Tx } from '../../db/transaction';
import { applyEffects } from '../../platform/account-state/apply-effects';
import { readAccountState } from '../../platform/account-state/store';
import type { Clock } from '../../platform/clock';
import { idOfPassword } from '../../platform/deletions/deletion';
import type { Deletions } from '../../platform/deletions/deletions';
import { SIGN_IN_NEEDED } from '../../platform/errors/error-answers';
import { type Result } from '../../platform/errors/refusal';
import type { Log } from '../../platform/logging';
import type { Outbox } from '../../platform/email/outbox';
import type { EmailedLinks } from '../../platform/emailed-links/emailed-links';
import { WRONG_LINK } from '../../platform/emailed-links/wrong-link';
import type { PasswordStrength } from '../../platform/password-strength/password-strength';
import { weakPassword } from '../../platform/password-strength/weak-password';
import type { Passwords } from '../../platform/passwords';
import type { RateLimits } from '../../platform/rate-limits/rate-limits';
import { signInCounts } from '../../platform/rate-limits/sign-in-limits';
import type { ReAuthentication } from '../../platform/re-authentication/re-authentication';
import { findPasswordHash } from '../../platform/re-authentication/store';
import { isSessionThere, type SignedIn } from '../../platform/session/store';
import { changedEmail, resetEmail } from './emails';
import { findByEmail, findById, noteConfirmed, type Person, setPasswordHash } from './store';

export type PasswordsService = {
  /**
   * Emails a link to the address if someone has an account with it. Returns before anything is looked
   * up: neither the answer nor its time tells whether the address is known.
   */
  forgot(email: string): void;
  /**
   * @param address of the caller, as `addressSubject` gives it
   * @returns what to refuse the request with, or null when the password is the new one
   */
  reset(request: ResetPasswordRequest, address: string): Promise<Result>;
  /** @param here the session and the device that stay signed in and known */
  change(request: ChangePasswordRequest, here: Here): Promise<Result>;
  /** Resolves once every link that was asked for is on its way. */
  settled(): Promise<void>;
};

type Here = { readonly person: SignedIn; readonly device: string | null };

const RESET = ['reset-password'] as const;
const RESET_PASSWORD = { type: 'reset-password' } as const;
const CHANGE_PASSWORD = { type: 'change-password' } as const;

export function createPasswordsService(options: {
  db: Db;
  clock: Clock;
  log: Log;
  passwords: Passwords;
  strength: PasswordStrength;
  reAuthentication: ReAuthentication;
  rateLimits: Pick<RateLimits, 'forgetAttempts'>;
  emailedLinks: EmailedLinks;
  outbox: Pick<Outbox, 'enqueue' | 'confirmingWait'>;
  deletions: Pick<Deletions, 'note'>;
  siteName: () => Promise<string>;
  publicUrl: string;
}): PasswordsService {
  const { db, clock, log, passwords, strength, reAuthentication, rateLimits, emailedLinks, outbox } = options;
  const { deletions, siteName, publicUrl } = options;
  const underWay = new Set<Promise<void>>();

  const emailLink = async (email: string) => {
    const person = await findByEmail(db, normalizeEmail(email));
    if (person === null) return;
    const name = await siteName();
    await inTransaction(db, async (tx) => {
      // Then the last link that was emailed goes on working.
      if ((await outbox.confirmingWait(tx, person.email)) !== null) return;
      const link = await emailedLinks.issue(tx, {
        userId: person.id,
        purpose: 'reset-password',
        email: person.email,
      });
      await outbox.enqueue(tx, resetEmail({ person, siteName: name, link }));
    });
  };

  /** Sets a new password, ends everything that the earlier one opened, and emails the owner. */
  const replacePassword = async (
    tx: Tx,
    person: Person,
    passwordHash: string,
    change: {
      siteName: string;
      event: AccountEvent;
      /** The session and the device in which it happens. */
      sessionId: string | null;
      device: string | null;
    },
  ) => {
    const { siteName: name, event, sessionId, device } = change;
    const state = await readAccountState(tx, person.id);
    const decided = state && transition(state, event);
    if (!decided || 'refused' in decided) throw new Error('An account that is there may get a new password.');
    const replaced = await findPasswordHash(tx, person.id);
    await setPasswordHash(tx, person.id, passwordHash);
    if (replaced !== null)
      await deletions.note(tx, [{ kind: 'password', id: idOfPassword(person.id, replaced) }]);
    await applyEffects(tx, decided.effects, { userId: person.id, sessionId, device });
    const facts = { person, siteName: name, nowMs: clock.now(), publicUrl };
    await outbox.enqueue(tx, changedEmail(facts));
  };

  return {
    forgot(email) {
      // After the answer, which does not wait for it.
      const work = new Promise((resolve) => setImmediate(resolve))
        .then(() => emailLink(email))
        .catch((err: unknown) => {
          log.error({ err }, 'could not send a password reset link');
        })
        .finally(() => underWay.delete(work));
      underWay.add(work);
    },

    async reset({ token, password }, address) {
      const link = await emailedLinks.find(token, RESET);
      const person = link && (await findById(db, link.userId));
      if (!link || !person) return WRONG_LINK;
      const weakness = await strength.weaknessOf(password, person);
      if (weakness !== null) return weakPassword(weakness);

      const passwordHash = await passwords.hash(password);
      const name = await siteName();
      const done = await inTransaction(db, async (tx) => {
        if ((await emailedLinks.take(tx, token, RESET)) === null) return false;
        const change = { siteName: name, event: RESET_PASSWORD, sessionId: null, device: null };
        await replacePassword(tx, { ...person, confirmed: true }, passwordHash, change);
        await noteConfirmed(tx, person.id, clock.now());
        return true;
      });
      if (!done) return WRONG_LINK;
      const emailKey = normalizeEmail(person.email);
      await rateLimits.forgetAttempts(...signInCounts(address, { userId: person.id, emailKey }));
      return null;
    },

    async change({ currentPassword, newPassword }, { person, device }) {
      const { userId: id, fullName, email, confirmedAtMs } = person;
      const owner = { id, fullName, email, confirmed: confirmedAtMs !== null };
      const refusal = await reAuthentication.demand(person, currentPassword, 'currentPassword');
      if (refusal !== null) return refusal;
      const weakness = await strength.weaknessOf(newPassword, owner);
      if (weakness !== null) return weakPassword(weakness, 'newPassword');

      const passwordHash = await passwords.hash(newPassword);
      const here = { sessionId: person.sessionId, device };
      const change = { siteName: await siteName(), event: CHANGE_PASSWORD, ...here };
      return inTransaction(db, async (tx) => {
        // A reset while this one was checked and hashed ended the session, and has the last word.
        if (!(await isSessionThere(tx, person.sessionId))) return SIGN_IN_NEEDED;
        await replacePassword(tx, owner, passwordHash, change);
        return null;
      });
    },

    async settled() {
      await Promise.all(underWay);
    },
  };
}
