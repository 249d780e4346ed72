import { expect, test, vi } from 'vitest';
import { ANA, BEN, fakeBrowser, fakeTab, settled, type FakeBrowser } from './test-ports';
import * as words from './words';

const LOGIN = '/api/v1/user/login';
const LOGOUT = '/api/v1/user/logout';
const ME = '/api/v1/user/me';
const CREDENTIALS = { email: ANA.email, password: 'a quiet morning' };

vi.spyOn(console, 'info').mockImplementation(() => undefined);

async function openTab(browser: FakeBrowser) {
  const tab = fakeTab(browser);
  await tab.session.start();
  await settled();
  return tab;
}

const refusal = (status: number, body: object) => ({ status, body });
const countOf = (browser: FakeBrowser, path: string) =>
  browser.calls.filter((call) => call.path === path).length;

test('every call says for whom it is meant, and a visitor’s says nothing', async () => {
  const browser = fakeBrowser();
  const tab = await openTab(browser);
  await tab.http.request('GET', '/api/v1/books').catch(() => undefined);
  await tab.session.signIn(CREDENTIALS);
  await tab.http.request('POST', '/api/v1/points', { body: {}, keepalive: true });
  expect(browser.calls.map(({ path, member }) => [path, member])).toEqual([
    [ME, null],
    ['/api/v1/books', null],
    [LOGIN, null],
    [ME, null],
    ['/api/v1/points', 'ana'],
  ]);
});

test('a tab whose person signed out and another signed in elsewhere changes hands wholly', async () => {
  const browser = fakeBrowser({ session: ANA });
  const first = await openTab(browser);
  const second = await openTab(browser);
  expect([first.shown(), second.shown()]).toEqual(['ana', 'ana']);

  await second.session.signOut();
  await second.session.signIn({ ...CREDENTIALS, email: BEN.email });
  await first.pass(0);
  expect([first.shown(), first.reloads, first.leftWord]).toEqual([null, 1, 'signed-out']);
  expect(first.store.getState().sessionKnown).toBe(false);

  const reloaded = await openTab(browser);
  expect(reloaded.shown()).toBe('ben');
});

test('what a tab sends for one person is never done for the next, even where tabs cannot talk', async () => {
  const browser = fakeBrowser({ session: ANA });
  const tab = await openTab(browser);
  browser.channels.clear();
  browser.session = BEN;
  browser.member = BEN;
  await expect(tab.http.request('POST', '/api/v1/user/name', { body: {} })).rejects.toMatchObject({
    status: 409,
  });
  await tab.pass(0);
  expect([tab.shown(), tab.reloads, tab.leftWord]).toEqual([null, 1, 'other-person']);
});

test('a sign-out in another tab is told, also where tabs cannot talk', async () => {
  const browser = fakeBrowser({ session: ANA });
  const tab = await openTab(browser);
  browser.session = null;
  browser.member = null;
  await tab.pass(10_000);
  tab.onReturn();
  await tab.pass(0);
  expect([tab.shown(), tab.reloads, tab.leftWord]).toEqual([null, 1, 'signed-out']);
});

test('a tab that comes back asks who is here, but not at every glance', async () => {
  const browser = fakeBrowser({ session: ANA });
  const tab = await openTab(browser);
  for (let glance = 0; glance < 50; glance += 1) tab.onReturn();
  await settled();
  expect(countOf(browser, ME)).toBe(1);

  await tab.pass(10_000);
  browser.session = BEN;
  tab.onReturn();
  tab.onReturn();
  await tab.pass(0);
  expect([countOf(browser, ME), tab.reloads, tab.leftWord]).toEqual([2, 1, 'other-person']);
});

test('a tab waits until what was being written is put away before it changes hands, but not for ever', async () => {
  const browser = fakeBrowser({ session: ANA });
  const tab = await openTab(browser);
  let finish: () => void = () => undefined;
  tab.session.beforeHandOver(() => new Promise((resolve) => (finish = resolve)));
  const other = await openTab(browser);
  await other.session.signOut();
  expect([tab.shown(), tab.reloads]).toEqual([null, 0]);
  finish();
  await settled();
  expect(tab.reloads).toBe(1);

  const elsewhere = fakeBrowser({ session: ANA });
  const [stuck, leaving] = [await openTab(elsewhere), await openTab(elsewhere)];
  stuck.session.beforeHandOver(() => new Promise(() => undefined));
  await leaving.session.signOut();
  await stuck.pass(1_999);
  expect(stuck.reloads).toBe(0);
  await stuck.pass(1);
  expect(stuck.reloads).toBe(1);
});

test('a visitor’s tab shows who signed in elsewhere without a reload', async () => {
  const browser = fakeBrowser();
  const [visitor, other] = [await openTab(browser), await openTab(browser)];
  await other.session.signIn(CREDENTIALS);
  await settled();
  expect([visitor.shown(), visitor.reloads]).toEqual(['ana', 0]);
});

test('an account deleted elsewhere leaves nothing in any tab', async () => {
  const browser = fakeBrowser({ session: ANA });
  const [first, second] = [await openTab(browser), await openTab(browser)];
  browser.session = null;
  await second.session.accountDeleted('ana');
  await first.pass(0);
  expect(first.pointsCalls).toContain('forget ana');
  expect([first.shown(), first.reloads, first.leftWord]).toEqual([null, 1, 'deleted']);
  expect([second.shown(), browser.deleted]).toEqual([null, ['ana']]);
});

test('a tab that was reloaded says why', async () => {
  const tab = fakeTab(fakeBrowser(), { word: 'signed-out' });
  await tab.session.start();
  expect(tab.said).toEqual(['You signed out in another tab.']);
});

test('pressing Logout signs this device out in that moment, before the network or the storage answers', async () => {
  const browser = fakeBrowser({ session: ANA });
  const tab = await openTab(browser);
  tab.pointsHang = true;
  void tab.session.signOut();
  expect([tab.shown(), browser.pendingLogout, browser.member]).toEqual([null, 'ana', null]);
  await tab.pass(4_000);
  expect([browser.session, browser.pendingLogout]).toEqual([null, null]);
  expect(tab.said).toEqual(['Logged out successfully']);
});

test('the tab where Logout was pressed tells the server and says so, also where another one is faster', async () => {
  const browser = fakeBrowser({ session: ANA });
  const tab = await openTab(browser);
  tab.pointsHang = true;
  void tab.session.signOut('Signed out');
  const faster = await openTab(browser);
  await settled();
  expect([countOf(browser, LOGOUT), faster.shown()]).toEqual([0, null]);
  await tab.pass(4_000);
  expect([browser.session, browser.pendingLogout, countOf(browser, LOGOUT)]).toEqual([null, null, 1]);
  expect([tab.said, faster.said]).toEqual([['Signed out'], []]);
});

test('a tab that was told of a logout elsewhere tells the server as well, and says of it what goes wrong alone', async () => {
  const browser = fakeBrowser({ session: ANA });
  browser.pendingLogout = 'ana';
  const told = fakeTab(browser, { word: 'signed-out' });
  await told.session.start();
  await settled();
  expect([browser.session, browser.pendingLogout, told.said]).toEqual([
    null,
    null,
    ['You signed out in another tab.'],
  ]);

  browser.pendingLogout = 'ana';
  browser.instead.set(LOGOUT, new TypeError('no network'));
  const offline = fakeTab(browser, { word: 'signed-out' });
  await offline.session.start();
  await settled();
  browser.instead.delete(LOGOUT);
  await offline.pass(60_000);
  expect(offline.said).toEqual([
    'You signed out in another tab.',
    expect.stringContaining('You’re signed out on this device'),
    'Logged out successfully',
  ]);
});

for (const [what, answer] of [
  ['a limit', refusal(429, { success: false, message: 'Too often.', code: 'too-many-tries' })],
  ['an error', refusal(500, { success: false, message: 'Oh no.', code: 'internal-error' })],
  ['a database that is away', refusal(503, { success: false, message: 'Away.', code: 'database-away' })],
  ['a network that broke', new TypeError('failed to fetch')],
] as const) {
  test(`a sign-out that meets ${what} holds over a reload and is repeated until the server confirms it`, async () => {
    const browser = fakeBrowser({ session: ANA });
    const tab = await openTab(browser);
    browser.instead.set(LOGOUT, answer);
    await tab.session.signOut();
    expect(tab.said).toEqual([words.LOGOUT_PENDING]);
    expect(tab.said).not.toContain('Logged out successfully');

    const askedBefore = countOf(browser, ME);
    const reloaded = await openTab(browser);
    expect([reloaded.shown(), reloaded.store.getState().sessionKnown]).toEqual([null, true]);
    expect(countOf(browser, ME)).toBe(askedBefore);

    browser.instead.delete(LOGOUT);
    await reloaded.pass(60_000);
    expect([browser.session, browser.pendingLogout]).toEqual([null, null]);
    expect(reloaded.said.at(-1)).toBe('Logged out successfully');
  });
}

test('tries to tell the server of a logout become rare while it stays away', async () => {
  const browser = fakeBrowser({ session: ANA });
  const tab = await openTab(browser);
  browser.instead.set(LOGOUT, new TypeError('failed to fetch'));
  await tab.session.signOut();
  await tab.pass(3_600_000);
  expect(countOf(browser, LOGOUT)).toBeLessThan(70);
  expect(tab.said).toEqual([words.LOGOUT_PENDING]);
});

test('a tab that is closed right after Logout tells the server while it goes', async () => {
  const browser = fakeBrowser({ session: ANA });
  const tab = await openTab(browser);
  tab.pointsHang = true;
  void tab.session.signOut();
  tab.onLeave();
  await settled();
  expect(browser.calls.at(-1)).toEqual({ path: LOGOUT, member: 'ana', keepalive: true });
  expect(browser.session).toBeNull();
});

test('a slow logout is told as being under way, and as done when it is', async () => {
  const browser = fakeBrowser({ session: ANA });
  const tab = await openTab(browser);
  let answer: (given: { status: number; body: object }) => void = () => undefined;
  browser.instead.set(LOGOUT, () => new Promise((resolve) => (answer = resolve)));
  void tab.session.signOut();
  await tab.pass(5_000);
  expect(tab.said).toEqual([words.LOGOUT_PENDING]);
  answer({ status: 200, body: { success: true, message: 'Logged out successfully' } });
  await settled();
  expect(tab.said.at(-1)).toBe('Logged out successfully');
});

test('a logout that the server refuses with success false brings the person back and tells why', async () => {
  const browser = fakeBrowser({ session: ANA });
  const tab = await openTab(browser);
  browser.instead.set(LOGOUT, refusal(200, { success: false, message: 'Not while a backup runs.' }));
  await tab.session.signOut();
  await settled();
  expect([tab.shown(), browser.pendingLogout]).toEqual(['ana', null]);
  expect(tab.said).toEqual(['Not while a backup runs.']);
});

test('a logout repeated late ends nothing for whoever signed in meanwhile', async () => {
  const browser = fakeBrowser({ session: ANA });
  const tab = await openTab(browser);
  browser.instead.set(LOGOUT, new TypeError('failed to fetch'));
  await tab.session.signOut();
  browser.instead.delete(LOGOUT);
  await tab.session.signIn({ ...CREDENTIALS, email: BEN.email });
  await tab.pass(120_000);
  expect([browser.session?.id, tab.shown(), browser.pendingLogout]).toEqual(['ben', 'ben', null]);
});

test('a sign-in waits for a logout that is under way, so that the one does not end the other', async () => {
  const browser = fakeBrowser({ session: ANA });
  const [first, second] = [await openTab(browser), await openTab(browser)];
  let arrive: () => void = () => undefined;
  browser.instead.set(
    LOGOUT,
    () =>
      new Promise((resolve) => {
        arrive = () => {
          browser.session = null;
          resolve(refusal(200, { success: true, message: 'Logged out successfully' }));
        };
      }),
  );
  void first.session.signOut();
  await settled();
  void second.session.signIn(CREDENTIALS);
  await settled();
  expect(countOf(browser, LOGIN)).toBe(0);
  arrive();
  await settled();
  expect([browser.session?.id, browser.pendingLogout]).toEqual(['ana', null]);
});

test('a browser that refuses cookies is told at the sign-in', async () => {
  const browser = fakeBrowser();
  browser.cookiesRefused = true;
  const tab = await openTab(browser);
  await expect(tab.session.signIn(CREDENTIALS)).rejects.toMatchObject({
    code: 'cookies-refused',
    message: words.COOKIES_REFUSED,
  });
  expect(tab.shown()).toBeNull();
});

test('a browser that refuses storage is told at the sign-in, and the person is signed in', async () => {
  const browser = fakeBrowser();
  browser.storageRefused = true;
  const tab = await openTab(browser);
  await tab.session.signIn(CREDENTIALS);
  expect([tab.shown(), tab.said]).toEqual(['ana', [words.STORAGE_REFUSED]]);
});

test('while the server does not say who is here no one counts as signed out, and it is asked again', async () => {
  const browser = fakeBrowser({ session: ANA });
  browser.instead.set(ME, refusal(503, { success: false, message: 'Away.', code: 'database-away' }));
  const tab = await openTab(browser);
  expect(tab.store.getState()).toMatchObject({
    sessionKnown: false,
    sessionTrouble: true,
    app: { user: null },
  });
  browser.instead.delete(ME);
  await tab.pass(2_000);
  expect(tab.store.getState()).toMatchObject({ sessionKnown: true, sessionTrouble: false });
  expect(tab.shown()).toBe('ana');
});

test('who does not want to wait asks at once', async () => {
  const browser = fakeBrowser({ session: ANA });
  browser.instead.set(ME, new TypeError('failed to fetch'));
  const tab = await openTab(browser);
  browser.instead.delete(ME);
  await tab.session.retry();
  expect(tab.shown()).toBe('ana');
});

test('without an answer the person last signed in on the device counts as here, by first name alone', async () => {
  const browser = fakeBrowser({ session: ANA });
  browser.member = { id: 'ana', fullName: 'Ana' };
  browser.instead.set(ME, new TypeError('failed to fetch'));
  const tab = await openTab(browser);
  expect(tab.store.getState()).toMatchObject({
    sessionKnown: true,
    app: { user: { id: 'ana', fullName: 'Ana', email: null } },
  });
});

test('a session that ended is told as that when a call meets it', async () => {
  const browser = fakeBrowser({ session: ANA });
  const tab = await openTab(browser);
  browser.session = null;
  await expect(tab.http.request('POST', '/api/v1/points', { body: {} })).rejects.toMatchObject({
    status: 401,
  });
  await tab.pass(0);
  expect([tab.shown(), tab.reloads]).toEqual([null, 1]);
  const reloaded = await openTab(browser);
  expect([reloaded.shown(), reloaded.said]).toEqual([null, [words.SESSION_ENDED]]);
  expect(reloaded.pointsCalls).toEqual(['show ana', 'release']);
});

test('a refusal while the session is still the person’s changes nothing', async () => {
  const browser = fakeBrowser({ session: ANA });
  const tab = await openTab(browser);
  browser.instead.set(
    '/api/v1/points',
    refusal(401, { success: false, message: 'Please sign in first.', code: 'sign-in-needed' }),
  );
  await tab.http.request('POST', '/api/v1/points', { body: {} }).catch(() => undefined);
  await tab.pass(0);
  expect([tab.shown(), tab.reloads]).toEqual(['ana', 0]);
});

test('storage that never answers holds no page up for more than two seconds', async () => {
  const browser = fakeBrowser({ session: ANA });
  browser.member = { id: 'ana', fullName: 'Ana' };
  const tab = fakeTab(browser);
  tab.pointsHang = true;
  void tab.session.start();
  await tab.pass(2_000);
  expect(tab.shown()).toBe('ana');
});

for (const body of [{}, { success: true, message: 'Hello' }, [], 'hello']) {
  test(`a login answer ${JSON.stringify(body)} is no success`, async () => {
    const browser = fakeBrowser();
    browser.instead.set(LOGIN, refusal(200, body as object));
    const tab = await openTab(browser);
    await expect(tab.session.signIn(CREDENTIALS)).rejects.toThrow('Unexpected response format');
    expect([tab.shown(), tab.said]).toEqual([null, []]);
  });
}

test('a login answer that says success false is a failure with its message', async () => {
  const browser = fakeBrowser();
  browser.instead.set(LOGIN, refusal(200, { success: false, message: 'Closed on Sundays.' }));
  const tab = await openTab(browser);
  await expect(tab.session.signIn(CREDENTIALS)).rejects.toMatchObject({
    name: 'RefusedError',
    message: 'Closed on Sundays.',
  });
});

test('a second step is no sign-in yet', async () => {
  const browser = fakeBrowser();
  browser.instead.set(
    LOGIN,
    refusal(200, { success: true, message: 'One more step.', secondFactor: ['code'] }),
  );
  const tab = await openTab(browser);
  expect(await tab.session.signIn(CREDENTIALS)).toMatchObject({ secondFactor: ['code'] });
  expect(tab.shown()).toBeNull();
});

test('whoever signed in by the form alone is greeted by the next page, and other tabs hear of it', async () => {
  const browser = fakeBrowser();
  const visitor = await openTab(browser);
  browser.session = ANA;
  browser.signedInByForm = true;
  const tab = await openTab(browser);
  expect([tab.shown(), tab.said]).toEqual(['ana', ['Welcome, Ana.']]);
  expect(visitor.shown()).toBe('ana');
});

test('words that a diary put aside at once are moved before a sign-out clears the storage', async () => {
  for (const parkingFails of [false, true]) {
    const tab = await openTab(fakeBrowser({ session: ANA }));
    tab.parkingFails = parkingFails;
    await tab.session.signOut();
    expect(tab.cleanUp).toEqual(['park', 'clear']);
    expect(tab.pointsCalls).toContain('release');
  }
});
