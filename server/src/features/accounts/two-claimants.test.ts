import type { LoginAnswer } from '@stillgrove/contract/accounts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { codeShownAt } from '../../testing/authenticator-app';
import { mailedLink, mailsTo, tokenIn } from '../../testing/mailed';
import { type TestApp, testApp, type Visitor } from '../../testing/test-app';

const USER = '/api/v1/user';
const EMAIL = 'ana@example.org';
const OTHER = 'eve@example.net';
const FINAL = 'seven herons at dusk';
const PASSWORDS = { owner: 'a quiet morning', stranger: 'the fox in the reeds' };

type Who = keyof typeof PASSWORDS;
const EVENTS = ['register', 'sign-in', 'enrol', 'remove', 'confirm', 'change-address', 'sign-out'] as const;
const steps = fc.array(
  fc.record({ who: fc.constantFrom<Who>('owner', 'stranger'), what: fc.constantFrom(...EVENTS) }),
  { maxLength: 14 },
);

/** Only the owner reads the mail of the address; the stranger has a mailbox of another one. */
async function act(
  grove: TestApp,
  visitor: Visitor,
  { who, what }: { who: Who; what: string },
): Promise<void> {
  const password = PASSWORDS[who];
  const post = (path: string, body: object) => visitor.post(`${USER}/${path}`, body);
  if (what === 'register') await post('register', { fullName: 'Ana', email: EMAIL, password });
  if (what === 'sign-in') await post('login', { email: EMAIL, password });
  if (what === 'sign-out') await visitor.get(`${USER}/logout`);
  if (what === 'remove') await post('second-factor/app/remove', { password });
  if (what === 'change-address') await post('email-address', { email: OTHER, password });
  if (what === 'confirm') {
    const mails = await mailsTo(grove.db, who === 'owner' ? EMAIL : OTHER);
    const token = /#([\w-]{43})/.exec(mails.at(-1)?.text_body ?? '')?.[1];
    if (token !== undefined) await post('confirm-address', { token, password });
  }
  if (what === 'enrol') {
    const begun = await post('second-factor/app/begin', { password });
    const { secret } = begun.json<{ secret?: string }>();
    if (secret === undefined) return;
    await post('second-factor/app/confirm', { code: codeShownAt(secret, grove.clock.now()) });
    grove.clock.advance(60_000);
  }
}

/** Whether somebody is signed in to this account; the stranger may well have one of their own. */
async function isIn(visitor: Visitor, userId: string): Promise<boolean> {
  return (await visitor.get(`${USER}/me`)).json<{ user: { id: string } | null }>().user?.id === userId;
}

test('after a reset the owner of the mailbox has the account to themselves, whatever two people did before', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (taken) => {
      const grove = await testApp({ env: { RATE_LIMIT_FACTOR: '1000' } });
      const people = { owner: grove.visitor(), stranger: grove.visitor() };
      for (const step of taken) await act(grove, people[step.who], step);
      const account = await grove.db
        .selectFrom('users')
        .select(['id', 'confirmed_at'])
        .where('email_key', '=', EMAIL)
        .executeTakeFirst();
      if (!account) return;
      const factors = await grove.db
        .selectFrom('authenticator_apps')
        .selectAll()
        .where('user_id', '=', account.id)
        .execute();
      if (account.confirmed_at === null) expect(factors).toEqual([]);
      else expect(await isIn(people.stranger, account.id)).toBe(false);

      await people.owner.post(`${USER}/forgot-password`, { email: EMAIL });
      const token = tokenIn(await mailedLink(grove.db, EMAIL, /^A new password/));
      const reset = await people.owner.post(`${USER}/reset-password`, { token, password: FINAL });
      expect(reset.statusCode).toBe(200);

      for (const table of ['sessions', 'pending_sign_ins', 'known_devices', 'mailed_links'] as const) {
        const left = await grove.db.selectFrom(table).selectAll().where('user_id', '=', account.id).execute();
        expect(left, table).toEqual([]);
      }
      const login = await people.owner.post(`${USER}/login`, { email: EMAIL, password: FINAL });
      // A second step is asked for only where the owner had set it up on a confirmed address.
      expect(login.json<LoginAnswer>().secondFactor !== undefined).toBe(
        account.confirmed_at !== null && factors.some(({ confirmed_at }) => confirmed_at !== null),
      );
      expect(await isIn(people.stranger, account.id)).toBe(false);
      const refused = await people.stranger.post(`${USER}/login`, {
        email: EMAIL,
        password: PASSWORDS.stranger,
      });
      expect(refused.statusCode).toBe(401);
    }),
    { numRuns: 12 },
  );
}, 120_000);
