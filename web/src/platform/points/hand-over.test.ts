import { beforeEach, expect, test, vi } from 'vitest';
import { testBrowser, testServer } from './testing';

const ANA = 'ana';
const BEN = 'ben';

beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
});

/** Ana breathed here and signed out. */
async function anaWasHere() {
  const browser = testBrowser(testServer());
  const tab = browser.openTab();
  await tab.signIn(ANA);
  tab.values.write('breathingExerciseScore', 12);
  tab.values.write('breathingExerciseLeaves', 9);
  await tab.points.release();
  return { browser, tab };
}

test('stored values wait for their person, and no one else sees them', async () => {
  const { tab } = await anaWasHere();
  await tab.signIn(BEN);
  expect(tab.values.read('breathingExerciseScore')).toBeNull();
  await tab.points.release();
  await tab.signIn(ANA);
  expect(tab.values.readNumber('breathingExerciseScore')).toBe(12);
  expect(await tab.device.parked(ANA)).toEqual({});
});

test('values that do not fit into local storage are not lost', async () => {
  const { browser, tab } = await anaWasHere();
  browser.localStorage = 'full';
  await tab.signIn(ANA);
  expect(await tab.device.parked(ANA)).toMatchObject({ breathingExerciseScore: '12' });
  await tab.points.release();
  browser.localStorage = 'works';
  await browser.openTab().signIn(ANA);
  expect(browser.local.get('breathingExerciseScore')).toBe('12');
  expect(browser.local.get('breathingExerciseLeaves')).toBe('9');
});

test('of values of which some fit, the others are kept until they fit', async () => {
  const { browser, tab } = await anaWasHere();
  browser.room = 2;
  await tab.signIn(ANA);
  const parked = await tab.device.parked(ANA);
  expect(Object.keys(parked).length).toBeGreaterThan(0);
  browser.room = Infinity;
  await browser.openTab().signIn(ANA);
  expect(browser.local.get('breathingExerciseScore')).toBe('12');
  expect(browser.local.get('breathingExerciseLeaves')).toBe('9');
  expect(await tab.device.parked(ANA)).toEqual({});
});

test('a refused local storage loses nothing that was put aside', async () => {
  const { browser, tab } = await anaWasHere();
  browser.localStorage = 'refused';
  await tab.signIn(ANA);
  await tab.points.release();
  browser.localStorage = 'works';
  await browser.openTab().signIn(ANA);
  expect(browser.local.get('breathingExerciseScore')).toBe('12');
});

test('without IndexedDB values stay with whom they belong to, and the next person has none', async () => {
  const browser = testBrowser(testServer());
  const anas = browser.openTab();
  await anas.signIn(ANA);
  anas.values.write('breathingExerciseScore', 12);
  browser.hasDatabase = false;
  const bens = browser.openTab();
  await bens.signIn(BEN);
  expect(bens.values.read('breathingExerciseScore')).toBeNull();
  expect(bens.values.write('breathingExerciseScore', 1)).toBe(false);
  expect(anas.values.readNumber('breathingExerciseScore')).toBe(12);
});

test('a tab of someone who left neither reads nor changes the values of the next person', async () => {
  const browser = testBrowser(testServer());
  const anas = browser.openTab();
  await anas.signIn(ANA);
  anas.values.write('breathingExerciseScore', 12);
  const bens = browser.openTab();
  await bens.signIn(BEN);
  bens.values.write('breathingExerciseScore', 3);
  anas.values.write('breathingExerciseScore', 13);
  expect(anas.values.read('breathingExerciseScore')).toBeNull();
  await anas.points.release();
  expect(bens.values.readNumber('breathingExerciseScore')).toBe(3);
  await browser.openTab().signIn(ANA);
  expect(browser.local.get('breathingExerciseScore')).toBe('12');
});

test('a value that cannot be stored does not leave an older one in its place', () => {
  const browser = testBrowser(testServer());
  const { values } = browser.openTab();
  values.write('totalScore', 12);
  browser.localStorage = 'full';
  expect(values.write('totalScore', 8)).toBe(false);
  expect(values.read('totalScore')).toBeNull();
});

test('a damaged number counts as none', () => {
  const browser = testBrowser(testServer());
  const { values } = browser.openTab();
  for (const damaged of ['banana', '-3', 'Infinity']) {
    browser.local.set('totalScore', damaged);
    expect(values.readNumber('totalScore')).toBe(0);
  }
});
