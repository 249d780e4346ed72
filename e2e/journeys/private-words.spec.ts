// one-screen: desktop
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { findWords } from '../../server/src/testing/find-words';
import { freePort } from '../../server/src/testing/free-port';
import { newPerson } from '../support/accounts';
import { checkIns } from '../support/check-ins';
import { diary, keepOpenFor, PASSPHRASE } from '../support/diary';
import { gotoReady } from '../support/pages';
import { photoWith, planPart } from '../support/plan';
import { followRequests, placesOf } from '../support/private-words';
import { answer, SELF_CHECKS } from '../support/self-check';
import { openOtherDevices, otherDevices, startSharing } from '../support/sync';
import { expect, test } from '../support/test';

/** One word for each place in which something private can stand, so that a leak says where it came from. */
const SECRETS = {
  page: 'SaffronPelicanQ1',
  changedPage: 'SaffronPelicanQ2',
  feelingWord: 'SaffronPelicanQ3',
  tag: 'SaffronPelicanQ4',
  note: 'SaffronPelicanQ5',
  planReason: 'SaffronPelicanQ6',
  planName: 'SaffronPelicanQ7',
  hopeWords: 'SaffronPelicanQ8',
  song: 'SaffronPelicanQ9',
  songAddress: 'SaffronPelicanR1',
  photoPlace: 'SaffronPelicanR2',
  photoFile: 'SaffronPelicanR3',
  pattern: 'SaffronPelicanR4',
  mix: 'SaffronPelicanR5',
  passphrase: PASSPHRASE.replaceAll(' ', ''),
} as const;
/** Nothing can be typed into a self-check: names of what is kept of one stand for it. */
const NAMES_IN_RECORDS = ['difficulty', 'opensFirst', 'changedAtMs'] as const;
const WORDS = [...Object.entries(SECRETS), ...NAMES_IN_RECORDS.map((name) => ['a name', name] as const)];

/** What the server does know, so that looking for it shows that the search sees into every place. */
const KNOWN = 'KingfisherKnown1';

test.use({
  instanceSettings: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      await use({ LOG_LEVEL: 'trace', METRICS_PORT: String(await freePort('localhost')) });
    },
    { scope: 'worker' },
  ],
});

// Each opening costs 600,000 rounds on purpose, which a busy machine takes its time for.
test.setTimeout(180_000);

test('of a shared private space with something of every kind, no word is found anywhere but on the device', async ({
  page,
  context,
  accounts,
  instance,
  inbox,
  instanceSettings,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const sent = followRequests(context);
  const { email } = await accounts.signedIn(context, newPerson(KNOWN));
  const saved = page.getByText('Saved in your private space.');

  await test.step('a breathing pattern and a mix of sounds', async () => {
    await gotoReady(page, '/breathing');
    await page.getByRole('button', { name: 'Patterns' }).click();
    const patterns = page.getByRole('dialog', { name: 'Breathing patterns' });
    await patterns.getByRole('button', { name: 'Make a pattern' }).click();
    await page.getByLabel('Name').fill(SECRETS.pattern);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(patterns.getByRole('group', { name: SECRETS.pattern })).toBeVisible();
    await gotoReady(page, '/sounds');
    await page.getByRole('button', { name: 'Fire', exact: true }).click();
    await page.getByLabel('Name of this mix').fill(SECRETS.mix);
    await page.getByRole('button', { name: 'Keep this mix' }).click();
    await expect(page.getByText(`“${SECRETS.mix}” is kept on this device.`)).toBeVisible();
  });

  await test.step('a check-in, with a private space that stays open on this device', async () => {
    const { main, button, place } = checkIns(page);
    await gotoReady(page, '/check-in');
    await place('Pleasant').check({ force: true });
    await main.getByLabel('Your own word').fill(SECRETS.feelingWord);
    await button('Add').click();
    await main.getByText('Add tags or a note').click();
    await main.getByLabel('Tags').fill(`tea, ${SECRETS.tag}`);
    await main.getByLabel('Note').fill(SECRETS.note);
    await button('Save check-in').click();
    const dialog = page.getByRole('dialog', { name: 'Choose a passphrase' });
    await dialog.getByLabel('Passphrase', { exact: true }).fill(PASSPHRASE);
    await dialog.getByLabel('Repeat the passphrase').fill(PASSPHRASE);
    await keepOpenFor(dialog, '1 day');
    await dialog.locator('button[type=submit]').click();
    await expect(saved).toBeVisible();
  });

  await test.step('sharing is turned on', async () => {
    await openOtherDevices(page);
    await startSharing(page);
  });

  await test.step('a page of the diary, which is changed', async () => {
    await gotoReady(page, '/diary');
    await diary(page).text.fill(SECRETS.page);
    await diary(page).button('Save').click();
    await expect(diary(page).pages.filter({ hasText: SECRETS.page })).toBeVisible();
    await diary(page)
      .pages.getByRole('button', { name: /^Change|^Edit/ })
      .click();
    await diary(page).text.fill(`${SECRETS.page} ${SECRETS.changedPage}`);
    await diary(page).button('Save').click();
    await expect(diary(page).pages.filter({ hasText: SECRETS.changedPage })).toBeVisible();
  });

  await test.step('a self-check', async () => {
    await gotoReady(page, `${SELF_CHECKS}#well-being`);
    await page.getByRole('button', { name: 'Begin' }).click();
    for (let item = 1; item <= 5; item += 1) await answer(page, 'All of the time');
    await page.getByRole('button', { name: 'Keep it in my private space' }).click();
    await expect(page.getByText('Kept, locked with your passphrase.')).toBeVisible();
  });

  await test.step('a plan, and a hope box with a photo', async () => {
    await gotoReady(page, '/plan');
    await planPart(page, 'My reasons to stay').add({ 'A reason': SECRETS.planReason });
    await planPart(page, 'People I can tell').add({ Name: SECRETS.planName });
    const box = page.getByRole('region', { name: 'My hope box' });
    await box.getByText('Add something').click();
    await box.getByLabel('Add photos').setInputFiles({
      name: `${SECRETS.photoFile}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await photoWith(page, SECRETS.photoPlace),
    });
    await expect(box.getByRole('button', { name: 'Remove: Photo' })).toBeVisible();
    await box.getByLabel('Words to remember').fill(SECRETS.hopeWords);
    await box.getByRole('button', { name: 'Add words' }).click();
    await box.getByLabel('A song', { exact: true }).fill(SECRETS.song);
    await box.getByLabel('Where to find it').fill(SECRETS.songAddress);
    await box.getByRole('button', { name: 'Add song' }).click();
    await box.getByRole('button', { name: `Remove: ${SECRETS.song}` }).click();
    await expect(box.getByRole('listitem').filter({ hasText: SECRETS.song })).toHaveCount(0);
    await page.getByRole('button', { name: 'Save and lock with my passphrase' }).click();
    await expect(page.getByText('Your plan is locked in your private space.')).toBeVisible();
  });

  await test.step('all of it reaches the server', async () => {
    await openOtherDevices(page);
    await otherDevices(page).upToDate();
    const database = new Database(join(instance.dataDir, 'stillgrove.db'), { readonly: true });
    const { count, bytes } = database
      .prepare<[], { count: number; bytes: number }>(
        'select count(*) as count, sum(length(sealed)) as bytes from vault_records',
      )
      .get() ?? { count: 0, bytes: 0 };
    database.close();
    // A pattern, a mix, a page, a check-in, a self-check, two parts of a plan, a photo and its picture, and words.
    expect(count).toBeGreaterThanOrEqual(10);
    expect(bytes).toBeGreaterThan(count * 700);
  });

  await inbox.emailsAbout('Welcome');
  const places = {
    ...(await placesOf(instance, inbox, { metricsPort: instanceSettings.METRICS_PORT ?? '' })),
    requests: sent(),
  };
  await test.step('what the server does know is found where it belongs', () => {
    expect(findWords(places.database, KNOWN)).toContain('UTF-8');
    expect(findWords(places.backup, KNOWN)).toContain('gzip: UTF-8');
    expect(places.emails.includes(email)).toBe(true);
    expect(places.log.includes('/api/v1/sync/push')).toBe(true);
    expect(places.metrics.includes('/api/v1/sync/push')).toBe(true);
    expect(places.requests.includes('/api/v1/sync/push\n')).toBe(true);
    expect(places.requests.includes('"baseSeq":')).toBe(true);
  });
  for (const [place, bytes] of Object.entries(places))
    for (const [name, word] of WORDS) expect(findWords(bytes, word), `${name} in ${place}`).toEqual([]);
});
