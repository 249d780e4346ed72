import { tooManyTries } from '../../platform/rate-limits/too-many-tries';
import type { LoginRequest, NameRequest, RegisterRequest, User } from '@stillgrove/contract/accounts';
import type { Site } from '@stillgrove/contract/site';
import { normalizeEmail } from '@stillgrove/domain/accounts/account';
import { isOldEnough } from '@stillgrove/domain/accounts/minimum-age';
import { type Db, inTransaction } from '../../db/transaction';
import type { Clock } from '../../platform/clock';
import type { Outbox } from '../../platform/email/outbox';
import type { EmailedLinks } from '../../platform/emailed-links/emailed-links';
import { Refusal, type Result } from '../../platform/errors/refusal';
import type { PasswordStrength } from '../../platform/password-strength/password-strength';
import { weakPassword } from '../../platform/password-strength/weak-password';
import type { Passwords } from '../../platform/passwords';
import type { Attempt, RateLimits } from '../../platform/rate-limits/rate-limits';
import type { SignedIn } from '../../platform/session/store';
import { BIRTH_YEAR_MISSING, EMAIL_TAKEN, underMinimumAge, WRONG_CREDENTIALS } from './refusals';
import { rightSignIn, signInAttempts } from '../../platform/rate-limits/sign-in-limits';
import { addAccount, findAccount, rename } from './store';
import { welcomeEmail } from './welcome-email';

export type AccountsService = {
  /**
   * Compares the year of birth with the minimum age and forgets it.
   *
   * @param address of the caller, as `addressSubject` gives it
   */
  register(request: RegisterRequest, address: string): Promise<Result<{ user: User }>>;
  signIn(request: LoginRequest, caller: Caller): Promise<Result<RightPassword>>;
  rename(person: SignedIn, request: NameRequest): Promise<User>;
};

/** Who showed the right password, and the hash that it was compared with. */
export type RightPassword = { readonly user: User; readonly passwordHash: string };

/** What identifies a visitor before anyone is signed in. */
export type Caller = {
  readonly address: string;
  /** Names the caller's device if it is known for the account. */
  knownDevice(emailKey: string): Promise<string | null>;
  /** Called with the account that the attempts are about, once it is known. */
  meant(userId: string): void;
};

export function createAccountsService(options: {
  db: Db;
  clock: Clock;
  passwords: Passwords;
  strength: PasswordStrength;
  emailedLinks: EmailedLinks;
  rateLimits: RateLimits;
  outbox: Pick<Outbox, 'enqueue'>;
  /** What the operator decided about the instance. */
  site: () => Promise<Pick<Site, 'name' | 'minimumAge' | 'asksBirthYear'>>;
}): AccountsService {
  const { db, clock, passwords, strength, emailedLinks, rateLimits, outbox, site } = options;

  const register = async ({
    fullName,
    email,
    password,
    birthYear,
  }: RegisterRequest): Promise<Result<{ user: User }>> => {
    const { name, ...age } = await site();
    const tooYoung = ageProblem(birthYear, age, clock.now());
    if (tooYoung !== null) return tooYoung;
    const weakness = await strength.weaknessOf(password, { fullName, email });
    if (weakness !== null) return weakPassword(weakness);
    const user = { id: crypto.randomUUID(), fullName, email, confirmedAt: null };
    const passwordHash = await passwords.hash(password);
    const added = await inTransaction(db, async (tx) => {
      const account = { ...user, passwordHash, emailKey: normalizeEmail(email), createdAtMs: clock.now() };
      if (!(await addAccount(tx, account))) return false;
      const link = await emailedLinks.issue(tx, { userId: user.id, purpose: 'confirm-address', email });
      await outbox.enqueue(tx, welcomeEmail({ user, siteName: name, link }));
      return true;
    });
    return added ? { user } : EMAIL_TAKEN;
  };

  return {
    async register(request, address) {
      const emailKey = normalizeEmail(request.email);
      const ofEmail: Attempt[] = [
        { purpose: 'registrations-of-account', subject: emailKey },
        { purpose: 'registrations-of-pair', subject: `${address} ${emailKey}` },
      ];
      const wait = await rateLimits.take(
        { purpose: 'registrations-of-address', subject: address },
        ...ofEmail,
      );
      if (wait !== null) return tooManyTries(wait);
      const registered = await register(request);
      // Refusals send nothing, and must not use up the tries of whoever has the address.
      if (registered instanceof Refusal) await rateLimits.giveBack(...ofEmail);
      return registered;
    },

    async signIn({ email, password }, { address, knownDevice, meant }) {
      const emailKey = normalizeEmail(email);
      const device = await knownDevice(emailKey);
      const attempts = signInAttempts(address, emailKey, device);
      const waitSeconds = await rateLimits.take(...attempts);
      if (waitSeconds !== null) return tooManyTries(waitSeconds);

      const account = await findAccount(db, emailKey);
      if (account) meant(account.id);
      // The work is the same for an unknown address, so that time does not tell who has an account.
      const matches = await passwords.verify(account?.passwordHash ?? null, password);
      if (!account || !matches) return WRONG_CREDENTIALS;

      const wait = await rateLimits.take(rightSignIn(account.id, device));
      if (wait !== null) return tooManyTries(wait);
      await rateLimits.giveBack(...attempts);
      const { id, fullName, email: stored, confirmedAt } = account;
      const user = { id, fullName, email: stored, confirmedAt };
      return { user, passwordHash: account.passwordHash };
    },

    async rename({ userId, email, confirmedAtMs }, { fullName }) {
      await rename(db, userId, fullName);
      return { id: userId, fullName, email, confirmedAt: confirmedAtMs };
    },
  };
}

/** A year that is sent counts even where no one is asked for it. */
function ageProblem(
  birthYear: number | undefined,
  { minimumAge, asksBirthYear }: Pick<Site, 'minimumAge' | 'asksBirthYear'>,
  nowMs: number,
): Result {
  if (minimumAge === null) return null;
  if (birthYear === undefined) return asksBirthYear ? BIRTH_YEAR_MISSING : null;
  const thisYear = new Date(nowMs).getUTCFullYear();
  return isOldEnough(birthYear, minimumAge, thisYear) ? null : underMinimumAge(minimumAge);
}
