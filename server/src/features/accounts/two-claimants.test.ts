import type { LoginAnswer } from '@stillgrove/contract/accounts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Passwords } from '../../platform/passwords';
import { codeShownAt } from '../../testing/authenticator-app';
import { emailedLink, emailsTo, tokenIn } from '../../testing/emailed';
import { type SoftPasskey, softPasskey } from '../../testing/passkey';
import { type TestApp, testApp, type Visitor } from '../../testing/test-app';

const USER = '/api/v1/user';
const EMAIL = 'ana@example.org';
const OTHER = 'eve@example.net';
const FINAL = 'seven herons at dusk';
const PASSWORDS = { owner: 'a quiet morning', stranger: 'the fox in the reeds' };

type Who = keyof typeof PASSWORDS;
const EVENTS = [
  'register',
  'sign-in',
  'second-step',
  'enrol',
  'add-passkey',
  'sign-in-with-passkey',
  'remove',
  'confirm',
  'change-address',
  'reset',
  'sign-out',
] as const;
const steps = fc.array(
  fc.record({ who: fc.constantFrom<Who>('owner', 'stranger'), what: fc.constantFrom(...EVENTS) }),
  { minLength: 6, maxLength: 14 },
);

/** What someone carries from step to step. */
type Person = { readonly visitor: Visitor; readonly passkey: SoftPasskey; secret: string | null };

/** Hashing takes long by design, and these rules do not look at it. */
const QUICK: Passwords = {
  hash: async (password) => `quick:${password}`,
  verify: async (stored, password) => stored === `quick:${password}`,
};

/** Only the owner reads the email of the address; the stranger has an inbox of another one. */
async function act(
  instance: TestApp,
  person: Person,
  { who, what }: { who: Who; what: (typeof EVENTS)[number] },
): Promise<void> {
  const { visitor, passkey } = person;
  const password = PASSWORDS[who];
  const post = (path: string, body: object) => visitor.post(`${USER}/${path}`, body);
  if (what === 'register') await post('register', { fullName: 'Ana', email: EMAIL, password });
  if (what === 'sign-in') await post('login', { email: EMAIL, password });
  if (what === 'sign-out') await visitor.get(`${USER}/logout`);
  if (what === 'remove') await post('second-factor/app/remove', { password });
  if (what === 'change-address') await post('email-address', { email: OTHER, password });
  if (what === 'confirm') {
    const mails = await emailsTo(instance.db, who === 'owner' ? EMAIL : OTHER);
    const token = /#([\w-]{43})/.exec(mails.at(-1)?.text_body ?? '')?.[1];
    if (token !== undefined) await post('confirm-address', { token, password });
  }
  if (what === 'reset') {
    const token = await askReset(instance, visitor);
    if (who === 'owner' && token !== null) await post('reset-password', { token, password });
  }
  if (what === 'second-step' && person.secret !== null) {
    instance.clock.advance(30_000);
    await post('login/code', { code: codeShownAt(person.secret, instance.clock.now()) });
  }
  if (what === 'add-passkey' || what === 'sign-in-with-passkey') {
    const adding = what === 'add-passkey';
    const asked = await post(adding ? 'second-factor/passkeys/begin' : 'login/passkey/begin', { password });
    const { options } = asked.json<{ options?: object }>();
    if (options === undefined) return;
    if (adding) await post('second-factor/passkeys', { response: passkey.create(options), name: who });
    else await post('login/passkey', { response: passkey.show(options, true) });
  }
  if (what === 'enrol') {
    const begun = await post('second-factor/app/begin', { password });
    const { secret } = begun.json<{ secret?: string }>();
    if (secret === undefined) return;
    person.secret = secret;
    await post('second-factor/app/confirm', { code: codeShownAt(secret, instance.clock.now()) });
    instance.clock.advance(60_000);
  }
}

/** Asks for a new password. @returns the token of the emailed link; null without an account to email it for */
async function askReset({ db }: TestApp, visitor: Visitor): Promise<string | null> {
  const account = await db.selectFrom('users').select('id').where('email_key', '=', EMAIL).executeTakeFirst();
  // So that the email that arrives next is the one that is waited for.
  await db.deleteFrom('outbox').where('subject', 'like', 'Reset your password%').execute();
  await visitor.post(`${USER}/forgot-password`, { email: EMAIL });
  return account ? tokenIn(await emailedLink(db, EMAIL, /^Reset your password/)) : null;
}

/** Whether someone is signed in to this account; the stranger may well have one of their own. */
async function isIn(visitor: Visitor, userId: string): Promise<boolean> {
  return (await visitor.get(`${USER}/me`)).json<{ user: { id: string } | null }>().user?.id === userId;
}

test('after a reset the owner of the inbox has the account to themselves, whatever two people did before', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (taken) => {
      const instance = await testApp({ env: { RATE_LIMIT_FACTOR: '1000' }, passwords: QUICK });
      const person = (): Person => ({ visitor: instance.visitor(), passkey: softPasskey(), secret: null });
      const people = { owner: person(), stranger: person() };
      const [owner, stranger] = [people.owner.visitor, people.stranger.visitor];
      for (const step of taken) await act(instance, people[step.who], step);
      const account = await instance.db
        .selectFrom('users')
        .select(['id', 'confirmed_at'])
        .where('email_key', '=', EMAIL)
        .executeTakeFirst();
      if (!account) return;
      const apps = await instance.db
        .selectFrom('authenticator_apps')
        .select('confirmed_at')
        .where('user_id', '=', account.id)
        .execute();
      const passkeys = await instance.db
        .selectFrom('passkeys')
        .select('id')
        .where('user_id', '=', account.id)
        .execute();
      const factors = [...apps.filter(({ confirmed_at }) => confirmed_at !== null), ...passkeys];
      expect(passkeys.map(({ id }) => id)).not.toContain(people.stranger.passkey.id);
      if (account.confirmed_at === null) expect(factors).toEqual([]);
      else expect(await isIn(stranger, account.id)).toBe(false);

      const token = await askReset(instance, owner);
      const reset = await owner.post(`${USER}/reset-password`, { token, password: FINAL });
      expect(reset.statusCode).toBe(200);

      for (const table of ['sessions', 'pending_sign_ins', 'known_devices', 'mailed_links'] as const) {
        const left = await instance.db
          .selectFrom(table)
          .selectAll()
          .where('user_id', '=', account.id)
          .execute();
        expect(left, table).toEqual([]);
      }
      const login = await owner.post(`${USER}/login`, { email: EMAIL, password: FINAL });
      // A second step is asked for only where the owner had set it up on a confirmed address.
      expect(login.json<LoginAnswer>().secondFactor !== undefined).toBe(
        account.confirmed_at !== null && factors.length > 0,
      );
      for (const what of ['second-step', 'sign-in-with-passkey', 'confirm'] as const)
        await act(instance, people.stranger, { who: 'stranger', what });
      expect(await isIn(stranger, account.id)).toBe(false);
      const refused = await stranger.post(`${USER}/login`, {
        email: EMAIL,
        password: PASSWORDS.stranger,
      });
      expect(refused.statusCode).toBe(401);
    }),
    { numRuns: 14 },
  );
});
