import { beforeEach, expect, test, vi } from 'vitest';
import { ANA, fakeBrowser, fakeTab, settled, type FakeBrowser } from './test-ports';

const CREDENTIALS = { email: ANA.email, password: 'a quiet morning' };
const LOGOUT = '/api/v1/user/logout';

beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
});

async function openTab(browser: FakeBrowser) {
  const tab = fakeTab(browser);
  await tab.session.start();
  await settled();
  return tab;
}

async function asGuest(browser = fakeBrowser()) {
  const tab = await openTab(browser);
  await tab.session.continueAsGuest();
  return { browser, tab };
}

test('a guest counts as here, has no name, and no request ever names them', async () => {
  const { browser, tab } = await asGuest();
  expect(tab.store.getState()).toMatchObject({
    app: { user: { id: 'guest-1', fullName: '', email: null, isGuest: true } },
    sessionKnown: true,
    operator: false,
  });
  await tab.http.request('GET', '/api/v1/books').catch(() => undefined);
  await tab.pass(60_000);
  tab.onReturn();
  await settled();
  expect(browser.calls.map(({ member }) => member)).toEqual(browser.calls.map(() => null));
  expect(tab.pointsCalls).toEqual(['show guest-1']);
});

test('a guest is still here after a reload, and with the network off', async () => {
  const { browser } = await asGuest();
  expect((await openTab(browser)).shown()).toBe('guest-1');
  browser.instead.set('/api/v1/user/me', new TypeError('failed to fetch'));
  const offline = await openTab(browser);
  await offline.pass(120_000);
  expect([offline.shown(), offline.store.getState().sessionTrouble]).toEqual(['guest-1', false]);
  expect(offline.pointsCalls).toEqual(['show guest-1']);
  expect(offline.said).toEqual([]);
});

test('a guest stays while a slow page is still loading, also when it comes into view', async () => {
  const { browser } = await asGuest();
  const tab = fakeTab(browser);
  tab.pointsHang = true;
  const known: (string | null)[] = [];
  tab.store.subscribe(({ sessionKnown }) => {
    if (sessionKnown) known.push(tab.shown());
  });
  void tab.session.start();
  await settled();
  tab.onReturn();
  await tab.pass(5_000);
  expect(new Set(known)).toEqual(new Set(['guest-1']));
});

test('someone can go on without an account before the server has answered at all', async () => {
  const browser = fakeBrowser();
  browser.instead.set('/api/v1/user/me', () => new Promise(() => undefined));
  const tab = fakeTab(browser);
  void tab.session.start();
  await settled();
  await tab.session.continueAsGuest();
  expect(tab.shown()).toBe('guest-1');
});

test('who is here already stays who they are', async () => {
  const tab = await openTab(fakeBrowser({ session: ANA }));
  await tab.session.continueAsGuest();
  expect(tab.shown()).toBe('ana');
});

test('a visitor’s other tabs go on as the same guest', async () => {
  const browser = fakeBrowser();
  const [tab, other] = [await openTab(browser), await openTab(browser)];
  await tab.session.continueAsGuest();
  await settled();
  expect([other.shown(), other.reloads]).toEqual(['guest-1', 0]);
});

test('what a guest has comes along into an account, which is written down before anything of the member is shown', async () => {
  const { browser, tab } = await asGuest();
  const other = await openTab(browser);
  await tab.session.signIn(CREDENTIALS);
  await other.pass(0);
  expect([tab.shown(), browser.plan]).toEqual(['ana', 'guest-1 to ana']);
  expect(tab.pointsCalls).toEqual(['show guest-1', 'show ana', 'load ana']);
  expect([other.shown(), other.reloads, other.leftWord]).toEqual([null, 1, 'signed-in']);
});

test('what a guest has stays on the device where they chose so', async () => {
  const { browser, tab } = await asGuest();
  tab.session.bringGuest(false);
  await tab.session.signIn(CREDENTIALS);
  expect([tab.shown(), browser.plan]).toEqual(['ana', null]);
});

test('a guest who was here before can go on, and another can begin beside them', async () => {
  const { browser, tab } = await asGuest();
  await tab.session.signOut();
  await tab.session.continueAsGuest();
  expect(tab.shown()).toBe('guest-2');
  await tab.session.signOut();
  await tab.session.continueAsGuest('guest-1');
  expect([tab.shown(), (await openTab(browser)).shown()]).toEqual(['guest-1', 'guest-1']);
});

test('a guest who signs out is gone from every tab, and the server is told nothing', async () => {
  const { browser, tab } = await asGuest();
  const other = await openTab(browser);
  await tab.session.signOut();
  await other.pass(0);
  expect([tab.shown(), browser.member, browser.pendingLogout, tab.cleanUp]).toEqual([
    null,
    null,
    null,
    ['park', 'clear'],
  ]);
  expect([other.shown(), other.reloads, other.leftWord]).toEqual([null, 1, 'signed-out']);
  expect(browser.calls.map(({ path }) => path)).not.toContain(LOGOUT);
  expect((await openTab(browser)).shown()).toBeNull();
});

test('deleting everything leaves nothing of a guest in any tab', async () => {
  const { browser, tab } = await asGuest();
  const other = await openTab(browser);
  await tab.session.accountDeleted('guest-1');
  await other.pass(0);
  expect(tab.pointsCalls).toContain('forget guest-1');
  expect([tab.shown(), browser.deleted, tab.cleanUp]).toEqual([null, ['guest-1'], ['clear']]);
  expect([other.shown(), other.leftWord]).toEqual([null, 'guest-deleted']);
});

test('a member’s logout that the server has not confirmed goes on while a guest is here', async () => {
  const browser = fakeBrowser({ session: ANA });
  const tab = await openTab(browser);
  browser.instead.set(LOGOUT, new TypeError('failed to fetch'));
  await tab.session.signOut();
  await tab.session.continueAsGuest();
  const reloaded = await openTab(browser);
  expect([reloaded.shown(), browser.pendingLogout]).toEqual(['guest-1', 'ana']);
  browser.instead.delete(LOGOUT);
  await reloaded.pass(60_000);
  expect([reloaded.shown(), browser.session, browser.pendingLogout]).toEqual(['guest-1', null, null]);
});

test('a session that appears while a guest is here is shown after a reload, and the guest stays on the device', async () => {
  const { browser, tab } = await asGuest();
  browser.session = ANA;
  await tab.pass(10_000);
  tab.onReturn();
  await tab.pass(0);
  expect([tab.shown(), tab.reloads, tab.leftWord, browser.plan]).toEqual([null, 1, 'signed-in', null]);
});

test('where the browser did not keep the session, the guest stays and nothing is to come along', async () => {
  const { browser, tab } = await asGuest();
  browser.cookiesRefused = true;
  await expect(tab.session.signIn(CREDENTIALS)).rejects.toMatchObject({ code: 'cookies-refused' });
  expect([tab.shown(), browser.plan]).toEqual(['guest-1', null]);
});
