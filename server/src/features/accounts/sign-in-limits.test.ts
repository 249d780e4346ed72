import { expect, test } from 'vitest';
import { emailedLink, tokenIn } from '../../testing/emailed';
import { ANA, signUp } from '../../testing/people';
import { testApp, type Visitor } from '../../testing/test-app';

const RIGHT = { email: ANA.email, password: ANA.password };
const WRONG = { email: ANA.email, password: 'guess after guess' };
const MINUTE_MS = 60_000;

async function guess(visitor: Visitor, times: number): Promise<number[]> {
  const codes: number[] = [];
  for (let count = 0; count < times; count += 1) {
    codes.push((await visitor.post('/api/v1/user/login', WRONG)).statusCode);
  }
  return codes;
}

test('guessing stops after ten tries, and says how long to wait', async () => {
  const { visitor, clock } = await testApp();
  await signUp(visitor());
  const attacker = visitor({ address: '203.0.113.5' });
  expect(await guess(attacker, 11)).toEqual([...Array<number>(10).fill(401), 429]);
  const refused = await attacker.post('/api/v1/user/login', RIGHT);
  expect(refused.statusCode).toBe(429);
  expect(refused.headers['retry-after']).toBe('900');
  expect(refused.json()).toMatchObject({
    code: 'too-many-tries',
    message: expect.stringContaining('15 minutes') as string,
  });
  clock.advance(15 * MINUTE_MS);
  expect(await guess(attacker, 1)).toEqual([401]);
});

test('many guesses at the same moment do not slip through', async () => {
  const { visitor } = await testApp();
  await signUp(visitor());
  const attacker = visitor({ address: '203.0.113.5' });
  const answers = await Promise.all(
    Array.from({ length: 30 }, () => attacker.post('/api/v1/user/login', WRONG)),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(10);
});

test('the owner signs in from another address while the account is attacked', async () => {
  const { visitor } = await testApp();
  await visitor().post('/api/v1/user/register', ANA);
  await guess(visitor({ address: '203.0.113.5' }), 12);
  const answer = await visitor({ address: '198.51.100.9' }).post('/api/v1/user/login', RIGHT);
  expect(answer.statusCode).toBe(200);
});

test('the owner signs in on a known device even from the address of the attack', async () => {
  const { visitor } = await testApp();
  const owner = visitor({ address: '203.0.113.5' });
  await signUp(owner);
  await owner.get('/api/v1/user/logout');
  await guess(visitor({ address: '203.0.113.5' }), 12);
  expect((await owner.post('/api/v1/user/login', RIGHT)).statusCode).toBe(200);
});

test('an attack from many addresses is stopped, but not the owner on a known device', async () => {
  const { visitor } = await testApp();
  const owner = visitor();
  await signUp(owner);
  const codes: number[] = [];
  for (let host = 1; host <= 12; host += 1) {
    codes.push(...(await guess(visitor({ address: `203.0.113.${String(host)}` }), 9)));
  }
  expect(codes.filter((code) => code === 401)).toHaveLength(100);
  expect((await owner.post('/api/v1/user/login', RIGHT)).statusCode).toBe(200);
});

test('a known device has tries of its own, and they end', async () => {
  const { visitor } = await testApp();
  const owner = visitor();
  await signUp(owner);
  expect(await guess(owner, 11)).toEqual([...Array<number>(10).fill(401), 429]);
});

test('signing in often is no attack', async () => {
  const { visitor } = await testApp();
  await visitor().post('/api/v1/user/register', ANA);
  for (let count = 0; count < 15; count += 1) {
    expect((await visitor().post('/api/v1/user/login', RIGHT)).statusCode).toBe(200);
  }
});

test('an account that does not exist is limited alike', async () => {
  const { visitor } = await testApp();
  expect((await guess(visitor(), 11)).at(-1)).toBe(429);
});

test('tries are remembered across a restart', async () => {
  const { visitor, db } = await testApp();
  await guess(visitor(), 3);
  const rows = await db.selectFrom('rate_limits').selectAll().execute();
  expect(rows.map(({ tries }) => tries)).toEqual([3, 3, 3]);
  expect(JSON.stringify(rows)).not.toContain(ANA.email);
});

test('an operator may be more patient', async () => {
  const { visitor } = await testApp({ env: { RATE_LIMIT_FACTOR: '1.5' } });
  expect((await guess(visitor(), 16)).filter((code) => code === 401)).toHaveLength(15);
});

test('right sign-ins to one account have a limit, too', async () => {
  const { visitor } = await testApp();
  await signUp(visitor());
  const codes: number[] = [];
  for (let count = 0; count < 20; count += 1) {
    const { email, password } = ANA;
    codes.push((await visitor().post('/api/v1/user/login', { email, password })).statusCode);
  }
  expect(codes).toEqual([...Array<number>(19).fill(200), 429]);
});

test('an account has fifty open sessions at most, and the oldest ends', async () => {
  const { visitor, db, clock } = await testApp({ env: { RATE_LIMIT_FACTOR: '100' } });
  const first = visitor();
  await signUp(first);
  for (let count = 0; count < 50; count += 1) {
    clock.advance(1000);
    await visitor().post('/api/v1/user/login', { email: ANA.email, password: ANA.password });
  }
  expect(await db.selectFrom('sessions').select('token_hash').execute()).toHaveLength(50);
  expect((await first.get('/api/v1/user/me')).json()).toMatchObject({ user: null });
});

test('the right password does not open the way to email after email', async () => {
  const { visitor } = await testApp();
  const ana = visitor();
  await signUp(ana);
  const codes: number[] = [];
  for (let count = 0; count < 31; count += 1) {
    const words = { currentPassword: ANA.password, newPassword: ANA.password };
    codes.push((await ana.post('/api/v1/user/password', words)).statusCode);
  }
  expect(codes.at(-1)).toBe(429);
});

test('a new password by email makes void what tries of the earlier one used up', async () => {
  const { visitor, db } = await testApp();
  await visitor().post('/api/v1/user/register', ANA);
  await guess(visitor(), 11);
  const elsewhere: number[] = [];
  for (let address = 1; address <= 21; address += 1) {
    const stranger = visitor({ address: `192.0.2.${String(address)}` });
    elsewhere.push((await stranger.post('/api/v1/user/login', RIGHT)).statusCode);
  }
  expect(elsewhere).toEqual([...Array<number>(20).fill(200), 429]);
  expect((await visitor().post('/api/v1/user/login', RIGHT)).statusCode).toBe(429);

  await visitor().post('/api/v1/user/forgot-password', { email: ANA.email });
  const token = tokenIn(await emailedLink(db, ANA.email, /password/));
  const password = 'a slow walk along the pond';
  expect((await visitor().post('/api/v1/user/reset-password', { token, password })).statusCode).toBe(200);
  const signIn = await visitor().post('/api/v1/user/login', { email: ANA.email, password });
  expect(signIn.statusCode).toBe(200);
});
