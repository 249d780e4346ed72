import type { NewSecretAnswer, RecoveryCodesAnswer } from '@stillgrove/contract/second-factor';
import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { createSecrets } from '../../platform/secrets/secrets';
import { sha256 } from '../../platform/tokens';
import { codeShownAt } from '../../testing/authenticator-app';
import { ANA, signUp } from '../../testing/people';
import { type TestApp, testApp } from '../../testing/test-app';
import { protectStoredSecrets } from './protect-stored-secrets';
import { isRecoveryCode } from './recovery-codes';

const USER = '/api/v1/user';
const [FIRST, SECOND, LOST] = [randomBytes(32), randomBytes(32), randomBytes(32)];
const secrets = createSecrets({ current: FIRST, old: null });

/** Ana with an app, in an instance whose secrets are sealed by the first key. */
async function anaWithApp() {
  const instance = await testApp({ secrets });
  const ana = instance.visitor();
  const { id } = await signUp(ana);
  await instance.db.updateTable('users').set({ confirmed_at: instance.clock.now() }).execute();
  const begun = await ana.post(`${USER}/second-factor/app/begin`, { password: ANA.password });
  const { secret } = begun.json<NewSecretAnswer>();
  const confirmed = await ana.post(`${USER}/second-factor/app/confirm`, {
    code: codeShownAt(secret, instance.clock.now()),
  });
  const { recoveryCodes } = confirmed.json<RecoveryCodesAnswer>();
  instance.clock.advance(30_000);
  return { instance, id, secret, recoveryCodes };
}

async function storedText({ db }: TestApp): Promise<string> {
  const apps = await db.selectFrom('authenticator_apps').selectAll().execute();
  const codes = await db.selectFrom('recovery_codes').selectAll().execute();
  return JSON.stringify([apps, codes]);
}

async function enter(instance: TestApp, code: string) {
  const visitor = instance.visitor();
  await visitor.post(`${USER}/login`, { email: ANA.email, password: ANA.password });
  return (await visitor.post(`${USER}/login/code`, { code })).statusCode;
}

test('the secret of an app stands encrypted in the database, and is bound to its owner', async () => {
  const { instance, id, secret } = await anaWithApp();
  expect(await storedText(instance)).not.toContain(secret);
  const { secret: sealed } = await instance.db
    .selectFrom('authenticator_apps')
    .select('secret')
    .executeTakeFirstOrThrow();
  expect(secrets.open(sealed, { userId: id, purpose: 'authenticator-app' })).toBe(secret);
  expect(secrets.open(sealed, { userId: 'someone', purpose: 'authenticator-app' })).toBeNull();
});

test('a recovery code has more than 112 bits, and no two are alike', async () => {
  const { recoveryCodes } = await anaWithApp();
  expect(new Set(recoveryCodes).size).toBe(10);
  for (const code of recoveryCodes) expect(code).toMatch(/^(?:[a-hjkmnp-z2-9]{4}-){5}[a-hjkmnp-z2-9]{4}$/);
  expect(24 * Math.log2(31)).toBeGreaterThan(112);
});

test('what an older version stored plain is encrypted at the first start, and still works', async () => {
  const { instance, secret } = await anaWithApp();
  const shortCode = 'k3m9x-w7rtp';
  const oldHash = sha256('k3m9xw7rtp');
  await instance.db.updateTable('authenticator_apps').set({ secret }).execute();
  await instance.db.deleteFrom('recovery_codes').execute();
  const { id } = await instance.db.selectFrom('users').select('id').executeTakeFirstOrThrow();
  await instance.db.insertInto('recovery_codes').values({ user_id: id, code_hash: oldHash }).execute();

  expect(await protectStoredSecrets(instance.db, secrets)).toEqual({ unreadable: 0 });
  const stored = await storedText(instance);
  for (const plain of [secret, oldHash]) expect(stored).not.toContain(plain);
  expect(await protectStoredSecrets(instance.db, secrets)).toEqual({ unreadable: 0 });
  expect(await storedText(instance)).toBe(stored);

  expect(await enter(instance, codeShownAt(secret, instance.clock.now()))).toBe(200);
  expect(await enter(instance, shortCode)).toBe(200);
  expect(await enter(instance, shortCode)).toBe(400);
});

test('a changed key encrypts everything again at the next start, while the old one is set beside it', async () => {
  const { instance, id, secret } = await anaWithApp();
  const rotated = createSecrets({ current: SECOND, old: FIRST });
  expect(await protectStoredSecrets(instance.db, rotated)).toEqual({ unreadable: 0 });
  const { secret: sealed } = await instance.db
    .selectFrom('authenticator_apps')
    .select('secret')
    .executeTakeFirstOrThrow();
  const newOnly = createSecrets({ current: SECOND, old: null });
  expect(newOnly.open(sealed, { userId: id, purpose: 'authenticator-app' })).toBe(secret);
});

test('after the key is lost no app works, recovery codes do, and the log says so without a name', async () => {
  const { instance, id, secret, recoveryCodes } = await anaWithApp();
  const lost = createSecrets({ current: LOST, old: null });
  const foreign = lost.seal(secret, { userId: id, purpose: 'authenticator-app' });
  await instance.db.updateTable('authenticator_apps').set({ secret: foreign }).execute();
  instance.log.expect('could not decrypt a stored secret');

  expect(await protectStoredSecrets(instance.db, secrets)).toEqual({ unreadable: 1 });
  expect(await enter(instance, codeShownAt(secret, instance.clock.now()))).toBe(400);
  const integrity = instance.log.lines.filter(({ what }) => what === 'integrity');
  expect(integrity).toMatchObject([{ event: 'security', outcome: 'failed', account: id }]);
  expect(await enter(instance, recoveryCodes[0] ?? '')).toBe(200);
});

test('a recovery code typed with digits of another script is the same code', () => {
  const stored = `sha256:${sha256('k3m9xw7rtpab5qdegh2zuv8y')}`;
  const code = 'k٣m٩ xw٧r tpab ٥qde gh٢z uv٨y';
  expect(isRecoveryCode(code, stored, { secrets, userId: 'ana' })).toBe(true);
});
