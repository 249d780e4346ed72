import type { Locator, Page } from '@playwright/test';

/** A day of the journeys of the hub: a Wednesday, in a year on which the server's clock says nothing. */
export const WEDNESDAY = Date.UTC(2031, 2, 12);

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** Pages whose clock is no longer the device's. */
const moved = new WeakSet<Page>();

/** So many days after that Wednesday, at an hour. */
export function at(days: number, hour: number): number {
  return WEDNESDAY + days * DAY_MS + hour * HOUR_MS;
}

/**
 * Lets device and server agree that it is another time. Called again, it is later.
 */
export async function liveAt(page: Page, ms: number): Promise<void> {
  if (!moved.has(page))
    await page.addInitScript(() => {
      const ofHeaders = Headers.prototype.get;
      Headers.prototype.get = function ofThatTime(name) {
        return name.toLowerCase() === 'date'
          ? new Date().toUTCString()
          : Reflect.apply(ofHeaders, this, [name]);
      };
    });
  if (moved.has(page)) await page.clock.setSystemTime(ms);
  else await page.clock.install({ time: ms });
  moved.add(page);
}

/** What was done on a day before that Wednesday. */
export function used(activity: string, daysAgo: number, hour: number, points = 0, minutes = 0) {
  const day = new Date(WEDNESDAY - daysAgo * DAY_MS).toISOString().slice(0, 10);
  return { activity, day, hour, minutes, points };
}

/** Puts on the device what an earlier life on it would have left for the person who is signed in. */
export async function lived(page: Page, notes: Readonly<Record<string, unknown>>): Promise<void> {
  const answer = await page.context().request.get('/api/v1/user/me');
  const { user } = (await answer.json()) as { user: { id: string } };
  await page.addInitScript(
    ([name, text]) => {
      if (localStorage.getItem(name) === null) localStorage.setItem(name, text);
    },
    [`today:${user.id}`, JSON.stringify(notes)] as const,
  );
}

/** The card with the one suggestion. */
export function suggestion(page: Page): Locator {
  return page
    .getByRole('main')
    .getByRole('region')
    .filter({ has: page.locator('#suggestion') });
}

export function hint(page: Page): Locator {
  return page.getByRole('complementary', { name: 'Hint' });
}
