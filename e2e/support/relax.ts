import type { Locator, Page } from '@playwright/test';
import { gotoReady } from './pages';

/** The pause before the page shows itself. */
export const LOADING_MS = 1_200;

/** Where the videos and resources of this journey lie: a stranger that is not there. */
export const ELSEWHERE = 'https://elsewhere.example';

/** Twenty videos in place of whatever the platform offers today. */
export async function stubVideos(page: Page): Promise<void> {
  const videos = Array.from({ length: 20 }, (_, index) => ({
    id: `video-${String(index + 1)}`,
    kind: 'video',
    title: index === 1 ? `Video 2 ${'of a slow river '.repeat(18)}` : `Video ${String(index + 1)}`,
    thumbnail: null,
    link: `${ELSEWHERE}/watch?v=${String(index + 1)}`,
  }));
  await page.route('**/api/v1/videos', (route) => route.fulfill({ json: { success: true, videos } }));
}

/** Opens the page and waits until it has shown itself. */
export async function gotoRelax(page: Page, path = '/relax'): Promise<void> {
  await gotoReady(page, path);
  await page.getByRole('heading', { level: 1, name: 'Find Your Inner Peace' }).waitFor();
}

export function videos(page: Page): Locator {
  return page.getByRole('region', { name: 'Videos, three at a time' });
}

export function resources(page: Page): Locator {
  return page.getByRole('region', { name: 'Resource cards' });
}

/** Lets a finger go across an element; positive goes to the right. */
export async function swipe(page: Page, element: Locator, distance: number): Promise<void> {
  const box = await element.boundingBox();
  if (box === null) throw new Error('There is nothing to swipe over.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + distance, y, { steps: 4 });
  await page.mouse.up();
}
