import type { LoginRequest, RegisterRequest, User } from '@stillgrove/contract/accounts';
import { normalizeEmail } from '@stillgrove/domain/accounts/account';
import { type Db, inTransaction } from '../../db/transaction';
import type { Clock } from '../../platform/clock';
import type { Outbox } from '../../platform/mail/outbox';
import type { Passwords } from '../../platform/passwords';
import type { RateLimits } from '../../platform/rate-limits/rate-limits';
import { signInAttempts } from './sign-in-limits';
import { addAccount, findAccount } from './store';
import { welcomeMail } from './welcome-mail';

export type AccountsService = {
  register(request: RegisterRequest): Promise<{ user: User } | 'email-taken'>;
  signIn(
    request: LoginRequest,
    caller: Caller,
  ): Promise<{ user: User } | 'wrong-credentials' | { waitSeconds: number }>;
};

/** What tells one visitor from another before anyone is signed in. */
export type Caller = {
  readonly address: string;
  /** Names the caller's device if it is known for the account. */
  knownDevice(emailKey: string): Promise<string | null>;
};

export function createAccountsService(options: {
  db: Db;
  clock: Clock;
  passwords: Passwords;
  rateLimits: RateLimits;
  outbox: Pick<Outbox, 'enqueue'>;
  /** The name that the operator gave the grove. */
  siteName: () => Promise<string>;
  publicUrl: string;
}): AccountsService {
  const { db, clock, passwords, rateLimits, outbox, siteName, publicUrl } = options;

  return {
    async register({ fullName, email, password }) {
      const user = { id: crypto.randomUUID(), fullName, email };
      const passwordHash = await passwords.hash(password);
      const welcome = welcomeMail({ user, siteName: await siteName(), publicUrl });
      const added = await inTransaction(db, async (tx) => {
        const account = { ...user, passwordHash, emailKey: normalizeEmail(email), createdAtMs: clock.now() };
        if (!(await addAccount(tx, account))) return false;
        await outbox.enqueue(tx, welcome);
        return true;
      });
      return added ? { user } : 'email-taken';
    },

    async signIn({ email, password }, { address, knownDevice }) {
      const emailKey = normalizeEmail(email);
      const attempts = signInAttempts(address, emailKey, await knownDevice(emailKey));
      const waitSeconds = await rateLimits.take(...attempts);
      if (waitSeconds !== null) return { waitSeconds };

      const account = await findAccount(db, emailKey);
      // The work is the same for an unknown address, so that time does not tell who has an account.
      const matches = await passwords.verify(account?.passwordHash ?? null, password);
      if (!account || !matches) return 'wrong-credentials';

      await rateLimits.giveBack(...attempts);
      return { user: { id: account.id, fullName: account.fullName, email: account.email } };
    },
  };
}
