// one-screen: phone
import type { Page } from '@playwright/test';
import {
  BREATH_MS,
  breathe,
  expectGuide,
  expectTally,
  PHASE_MS,
  scene,
  start,
  stop,
} from '../support/breathing';
import { holdCalls } from '../support/held';
import { gotoReady, holdTime, toasts, zoneAtNoon } from '../support/pages';
import { expect, test } from '../support/test';
import { WHOLE } from '../support/in-sight';

// Half an hour of breathing belongs to one day.
test.use({ timezoneId: zoneAtNoon() });

test.beforeEach(async ({ context, accounts }) => {
  await accounts.signedIn(context);
});

test('each phase counts 4, 3, 2, 1', async ({ page }) => {
  await holdTime(page);
  await gotoReady(page, '/breathing');
  await start(page);
  for (const word of ['Inhale', 'Hold', 'Exhale', 'Inhale']) {
    for (const count of [4, 3, 2, 1]) {
      await expectGuide(page, word, count);
      await breathe(page, 1_000);
    }
  }
  await expectTally(page, { points: 5, leaves: 4, breaths: 1 });
});

test('who should not hold the breath reads so before the first breath, and Start still works at once', async ({
  page,
}) => {
  await holdTime(page);
  await gotoReady(page, '/breathing');
  const before = page.getByRole('region', { name: 'Before you begin' });
  await expect(before).toContainText(/pregnant .* heart, lung, blood pressure, eye pressure or\s+seizure/);
  await expect(before.getByText('Never in water or while driving.')).toBeInViewport(WHOLE);
  await expect(page.getByRole('button', { name: 'Start' })).toBeInViewport(WHOLE);
  await start(page);
  await expectGuide(page, 'Inhale', 4);
  await expect(before).toBeHidden();
  await expect(page.getByText('What research says')).toBeAttached();
});

test('each phase is announced once, without counting', async ({ page }) => {
  await holdTime(page);
  await gotoReady(page, '/breathing');
  // The hint is announced, too, as soon as there is room for it.
  await page.evaluate(() => scrollBy(0, 600));
  await expect(page.getByRole('complementary', { name: 'Hint' }).getByRole('status')).not.toBeEmpty();
  await page.evaluate(() => {
    const announced: string[] = [];
    Object.assign(window, { announced });
    for (const region of document.querySelectorAll(
      '[role="status"], [role="log"], [role="alert"], [aria-live]',
    )) {
      let said = region.textContent;
      new MutationObserver(() => {
        const now = region.textContent;
        if (now !== said && now !== '') announced.push(now);
        said = now;
      }).observe(region, { characterData: true, childList: true, subtree: true });
    }
  });
  await start(page);
  await breathe(page, BREATH_MS + PHASE_MS);
  await expectTally(page, { points: 5, leaves: 4, breaths: 1 });
  await stop(page);
  const announced = await page.evaluate(() => Reflect.get(window, 'announced') as string[]);
  // A server that is slow at this moment is told of, too, and is not what this is about.
  const ofBreath = announced.filter((words) => !words.includes('saved on this device'));
  expect(ofBreath).toEqual(['Inhale', 'Hold', 'Exhale', 'Inhale', 'Hold']);
});

/** Keeps hold of every sound that the page makes. */
async function recordSounds(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sounds: HTMLAudioElement[] = [];
    const record: ProxyHandler<typeof Audio> = {
      construct(constructor, source: [string?]) {
        const sound = new constructor(...source);
        sounds.push(sound);
        return sound;
      },
    };
    Object.assign(window, { sounds, Audio: new Proxy(Audio, record) });
  });
}

/** How the track of the session stands, or null where there is none. */
function track(page: Page) {
  return page.evaluate(() => {
    const sounds = Reflect.get(window, 'sounds') as HTMLAudioElement[];
    const made = sounds.find((sound) => sound.src.startsWith('blob:') && sound.duration > 2);
    return made === undefined
      ? null
      : { paused: made.paused, currentTime: made.currentTime, error: made.error?.message ?? null };
  });
}

test('the sound is one track that plays after Start, and Stop ends it', async ({ page }) => {
  await recordSounds(page);
  await gotoReady(page, '/breathing');
  await expect(page.getByRole('button', { name: 'Start' })).toBeVisible();
  await expect.poll(() => track(page)).toBeNull();
  await start(page);
  await expect.poll(async () => (await track(page))?.currentTime ?? 0).toBeGreaterThan(0.2);
  await expect.poll(() => track(page)).toMatchObject({ paused: false, error: null });
  await stop(page);
  await expect.poll(() => track(page)).toBeNull();
});

test('Stop before the sound has come is no failure', async ({ page }) => {
  const sound = await holdCalls(page, '**/track.worker*');
  await gotoReady(page, '/breathing');
  await start(page);
  await stop(page);
  sound.release();
  await expect(page.getByRole('button', { name: 'Start' })).toBeVisible();
});

test('leaving the page ends the sound', async ({ page }) => {
  await recordSounds(page);
  await gotoReady(page, '/browse');
  await page.getByRole('navigation', { name: 'Your places' }).getByRole('link', { name: 'Breathe' }).click();
  await start(page);
  await expect.poll(async () => (await track(page))?.currentTime ?? 0).toBeGreaterThan(0.2);
  await page.goBack();
  await expect(page).toHaveURL('/browse');
  await expect.poll(() => track(page)).toBeNull();
});

test('sound that the browser refuses is a logged warning and nothing else', async ({ page, watch }) => {
  const warning = 'The sound needs a touch before it may play.';
  watch.allow(new RegExp(warning));
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning' && message.text() === warning) warnings.push(message.text());
  });
  await page.addInitScript(() => {
    HTMLMediaElement.prototype.play = () =>
      Promise.reject(new DOMException('Not allowed', 'NotAllowedError'));
  });
  await holdTime(page);
  await gotoReady(page, '/breathing');
  await start(page);
  await breathe(page, PHASE_MS);
  await expectTally(page, { points: 1, leaves: 1, breaths: 0 });
  await expect(toasts(page)).toHaveCount(0);
  await expect.poll(() => warnings).toEqual([warning]);
});

test('sound can be turned off and stays off', async ({ page }) => {
  await recordSounds(page);
  await gotoReady(page, '/breathing');
  const sound = page.getByRole('button', { name: 'Sound' });
  await expect(sound).toHaveAttribute('aria-pressed', 'true');
  await sound.click();
  await expect(sound).toHaveAttribute('aria-pressed', 'false');
  await page.reload();
  await expect(sound).toHaveAttribute('aria-pressed', 'false');
  await expect(scene(page)).toBeVisible();
});

test('the guide pauses by itself after half an hour without a sign of life', async ({
  page,
  context,
  accounts,
}) => {
  await holdTime(page);
  await gotoReady(page, '/breathing');
  await start(page);
  const afterHalfAnHour = (30 * 60_000) / BREATH_MS;
  const rested = page.getByRole('button', { name: 'Start' });
  // In leaps as long as a slow device may make them without losing time.
  for (let leaps = 0; leaps < 210 && (leaps < 195 || !(await rested.isVisible())); leaps += 1)
    await page.clock.fastForward(9_000);
  await expect(rested).toBeVisible();
  await expect(toasts(page)).toContainText(['The guide paused after 30 minutes.']);
  await expect(page.getByRole('definition').nth(2)).toHaveText(String(afterHalfAnHour));
  // 150 breaths are 600 points, and a day gives 300.
  await expect(page.getByText(/all of today’s points for breathing/)).toBeVisible();
  await expect.poll(() => accounts.totalScore(context)).toBe(300);
});
