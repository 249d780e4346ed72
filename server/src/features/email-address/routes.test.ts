import { expect, test } from 'vitest';
import { emailedLink, emailsTo, tokenIn } from '../../testing/emailed';
import { ANA, confirmAddressOf, signUp } from '../../testing/people';
import { testApp, type Visitor } from '../../testing/test-app';

const HOUR_MS = 3_600_000;
const NEW = 'ana.lee@example.net';

const confirm = (visitor: Visitor, token: string) => visitor.post('/api/v1/user/confirm-address', { token });
const askChange = (visitor: Visitor, email = NEW, password = ANA.password) =>
  visitor.post('/api/v1/user/email-address', { email, password });
const state = async (visitor: Visitor) =>
  (await visitor.get('/api/v1/user/email-address')).json<Record<string, unknown>>();

test('a new account works at once, and its address is confirmed by the emailed link', async () => {
  const { visitor, db, clock } = await testApp();
  const ana = visitor();
  await signUp(ana);
  expect(await state(ana)).toEqual({
    success: true,
    email: ANA.email,
    confirmedAt: null,
    pendingEmail: null,
  });
  const link = await emailedLink(db, ANA.email, /^Welcome/);
  expect(link.href).toMatch(/^http:\/\/localhost:3000\/confirm-address#[\w-]{43}$/);

  expect((await confirm(ana, tokenIn(link))).statusCode).toBe(200);
  expect(await state(ana)).toMatchObject({ confirmedAt: clock.now() });
  expect((await confirm(visitor(), tokenIn(link))).json()).toMatchObject({ code: 'wrong-link' });
});

test('the welcome is readable as text and as HTML, without pictures', async () => {
  const { visitor, db } = await testApp();
  await visitor().post('/api/v1/user/register', ANA);
  const link = await emailedLink(db, ANA.email, /^Welcome/);
  const [mail] = await emailsTo(db, ANA.email);
  // A stranger may have typed the name.
  expect(mail?.text_body).toMatch(/^Hi,\n/);
  expect(mail?.html_body).toContain(`href="${link.href}"`);
  expect(mail?.html_body).not.toContain('<img');
});

test('every email that asks to confirm an address says what to do if it was not you, and the link does that', async () => {
  const instance = await testApp();
  const { visitor, db, clock } = instance;
  const eve = visitor();
  await signUp(eve);
  clock.advance(60_000);
  await eve.post('/api/v1/user/email-address/send-again', undefined);
  await confirmAddressOf(instance, ANA.email);
  await askChange(eve);
  await db.updateTable('users').set({ confirmed_at: null }).execute();
  const mails = [...(await emailsTo(db, ANA.email)), ...(await emailsTo(db, NEW))];
  expect(mails.map(({ subject }) => subject)).toEqual([
    'Welcome to Stillgrove: please confirm your email address',
    'Please confirm your email address for Stillgrove',
    'Please confirm your new email address for Stillgrove',
  ]);
  for (const { text_body } of mails)
    expect(text_body).toMatch(/If (?:it wasn’t you|you didn’t make an account), don’t confirm\./);
  const disown = (link: URL) =>
    visitor().post('/api/v1/user/confirm-address/disown', { token: tokenIn(link) });
  const moved = await emailedLink(db, NEW, /new email address/);
  expect((await disown(moved)).json()).toMatchObject({ success: true });
  expect((await confirm(eve, tokenIn(moved))).json()).toMatchObject({ code: 'wrong-link' });
  expect((await disown(await emailedLink(db, ANA.email, /^Please confirm/))).statusCode).toBe(200);
  expect(await db.selectFrom('users').selectAll().execute()).toEqual([]);
});

test('the email is sent again when asked for, until it is too often', async () => {
  const { visitor, db, clock } = await testApp();
  const ana = visitor();
  await signUp(ana);
  const first = tokenIn(await emailedLink(db, ANA.email, /^Welcome/));
  const codes: number[] = [];
  for (let count = 0; count < 6; count += 1) {
    clock.advance(1000);
    codes.push((await ana.post('/api/v1/user/email-address/send-again', undefined)).statusCode);
  }
  expect(codes).toEqual([200, 200, 200, 200, 200, 429]);
  expect((await confirm(visitor(), first)).statusCode).toBe(400);
  const link = await emailedLink(db, ANA.email, /^Please confirm/);
  expect((await confirm(ana, tokenIn(link))).statusCode).toBe(200);
  clock.advance(HOUR_MS);
  const late = await ana.post('/api/v1/user/email-address/send-again', undefined);
  expect(late.json()).toMatchObject({ code: 'already-confirmed' });
});

test('a new address takes over when it is confirmed, and the old one is told', async () => {
  const instance = await testApp();
  const { visitor, db } = instance;
  const ana = visitor();
  await signUp(ana);
  await confirmAddressOf(instance, ANA.email);
  expect((await askChange(ana)).statusCode).toBe(200);
  expect(await state(ana)).toMatchObject({ email: ANA.email, pendingEmail: NEW });

  const link = await emailedLink(db, NEW, /^Please confirm your new email address/);
  expect((await confirm(ana, tokenIn(link))).statusCode).toBe(200);
  expect(await state(ana)).toMatchObject({
    email: NEW,
    pendingEmail: null,
    confirmedAt: expect.any(Number) as number,
  });
  expect((await emailsTo(db, ANA.email)).at(-1)?.subject).toBe(
    'Your email address for Stillgrove was changed',
  );
  const signIn = (email: string) => visitor().post('/api/v1/user/login', { email, password: ANA.password });
  expect((await signIn(NEW)).statusCode).toBe(200);
  expect((await signIn(ANA.email)).statusCode).toBe(401);
});

test('links in the inbox of the old address open nothing after the change', async () => {
  const instance = await testApp();
  const { visitor, db } = instance;
  const ana = visitor();
  await signUp(ana);
  await confirmAddressOf(instance, ANA.email);
  await visitor().post('/api/v1/user/forgot-password', { email: ANA.email });
  const token = tokenIn(await emailedLink(db, ANA.email, /^Reset your password/));
  await askChange(ana);
  await confirm(ana, tokenIn(await emailedLink(db, NEW, /new email address/)));
  const reset = await visitor().post('/api/v1/user/reset-password', {
    token,
    password: 'seven herons at dusk',
  });
  expect(reset.statusCode).toBe(400);
});

test('a change of address asks for the password', async () => {
  const instance = await testApp();
  const { visitor, db } = instance;
  const ana = visitor();
  await signUp(ana);
  await confirmAddressOf(instance, ANA.email);
  const answer = await askChange(ana, NEW, 'not the password');
  expect(answer.json()).toMatchObject({
    code: 'wrong-password',
    fields: { password: expect.stringContaining('isn’t the password') as string },
  });
  expect(await emailsTo(db, NEW)).toEqual([]);
});

test('a change of address that is canceled does not happen', async () => {
  const instance = await testApp();
  const { visitor, db } = instance;
  const ana = visitor();
  await signUp(ana);
  await confirmAddressOf(instance, ANA.email);
  await askChange(ana);
  const token = tokenIn(await emailedLink(db, NEW, /new email address/));
  await ana.post('/api/v1/user/email-address/cancel', undefined);
  expect(await state(ana)).toMatchObject({ pendingEmail: null });
  expect((await confirm(ana, token)).statusCode).toBe(400);
  expect(await state(ana)).toMatchObject({ email: ANA.email });
});

test('no one takes the address of someone else, however late that one comes', async () => {
  const instance = await testApp();
  const { visitor, db } = instance;
  const ana = visitor();
  await signUp(ana);
  await confirmAddressOf(instance, ANA.email);
  const ben = { fullName: 'Ben Still', email: 'ben@example.org', password: 'a slow river bend' };
  await visitor().post('/api/v1/user/register', ben);
  expect((await askChange(ana, ' BEN@example.org ')).json()).toMatchObject({ code: 'email-taken' });

  await askChange(ana);
  const token = tokenIn(await emailedLink(db, NEW, /new email address/));
  await visitor().post('/api/v1/user/register', { ...ben, email: NEW });
  expect((await confirm(ana, token)).json()).toMatchObject({ code: 'email-taken' });
  expect(await state(ana)).toMatchObject({ email: ANA.email });
});

test('the calls for an address need a sign-in', async () => {
  const { visitor } = await testApp();
  const answers = [
    await visitor().get('/api/v1/user/email-address'),
    await askChange(visitor()),
    await visitor().post('/api/v1/user/email-address/cancel', undefined),
    await visitor().post('/api/v1/user/email-address/send-again', undefined),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401, 401]);
});

test('an address that no one confirmed gets the confirming email and no notice of what is done to the account', async () => {
  const { visitor, db } = await testApp();
  const stranger = visitor();
  await signUp(stranger);
  const newPassword = 'another quiet evening';
  const changed = await stranger.post('/api/v1/user/password', {
    currentPassword: ANA.password,
    newPassword,
  });
  expect(changed.statusCode).toBe(200);
  const subjects = (await emailsTo(db, ANA.email)).map(({ subject }) => subject);
  expect(subjects).toEqual(['Welcome to Stillgrove: please confirm your email address']);
});

test('whatever accounts ask, one address gets five such emails a day, and its own account still gets its own', async () => {
  const instance = await testApp();
  const codes: number[] = [];
  for (let person = 0; person < 2; person += 1) {
    const one = instance.visitor({ address: `198.51.100.${String(person)}` });
    const email = `ana${String(person)}@example.org`;
    await signUp(one, { ...ANA, email });
    await confirmAddressOf(instance, email);
    for (let count = 0; count < 5; count += 1) codes.push((await askChange(one)).statusCode);
  }
  expect(codes).toEqual([...Array<number>(5).fill(200), ...Array<number>(5).fill(429)]);
  await instance.visitor().post('/api/v1/user/register', { ...ANA, email: NEW });
  await instance.visitor().post('/api/v1/user/forgot-password', { email: NEW });
  await emailedLink(instance.db, NEW, /^Welcome/);
  await emailedLink(instance.db, NEW, /^Reset your password/);
});

test('an account whose own address is unconfirmed has no other one written to', async () => {
  const { visitor, db } = await testApp();
  const eve = visitor();
  await signUp(eve);
  expect((await askChange(eve)).json()).toMatchObject({ code: 'old-address-unconfirmed' });
  expect(await emailsTo(db, NEW)).toEqual([]);
});

test('whoever makes and deletes accounts with an address leaves its owner a link that works', async () => {
  const { visitor, db } = await testApp();
  const codes: number[] = [];
  for (let count = 0; count < 4; count += 1) {
    const eve = visitor();
    codes.push((await eve.post('/api/v1/user/register', ANA)).statusCode);
    if (count === 3) break;
    await eve.post('/api/v1/user/login', { email: ANA.email, password: ANA.password });
    for (let more = 0; more < 5; more += 1)
      await eve.post('/api/v1/user/email-address/send-again', undefined);
    if (count < 2) await eve.post('/api/v1/user/delete-account', { password: ANA.password });
  }
  expect(codes).toEqual([201, 201, 201, 429]);
  const ana = visitor({ address: '198.51.100.8' });
  const token = tokenIn(await emailedLink(db, ANA.email, /^Welcome/));
  expect((await ana.post('/api/v1/user/confirm-address/disown', { token })).statusCode).toBe(200);
  await signUp(ana);
  await confirm(ana, tokenIn(await emailedLink(db, ANA.email, /^Welcome/)));
  expect(await state(ana)).toMatchObject({ confirmedAt: expect.any(Number) as number });
});

test('from one address, an email address is registered three times a day, however often the account is deleted', async () => {
  const { visitor, clock } = await testApp();
  const eve = visitor();
  const codes: number[] = [];
  const cycle = async () => {
    codes.push((await eve.post('/api/v1/user/register', ANA)).statusCode);
    await eve.post('/api/v1/user/login', { email: ANA.email, password: ANA.password });
    await eve.post('/api/v1/user/delete-account', { password: ANA.password });
  };
  for (let count = 0; count < 4; count += 1) await cycle();
  expect(codes).toEqual([201, 201, 201, 429]);
  clock.advance(24 * HOUR_MS);
  await cycle();
  expect(codes.at(-1)).toBe(201);
});
