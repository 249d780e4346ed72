import type { Page } from '@playwright/test';

/** Counts the calls to an address and holds their answers back until `release`. */
export async function holdCalls(page: Page, address: string | RegExp) {
  let calls = 0;
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, async (route) => {
    calls += 1;
    await released;
    await route.continue();
  });
  return { calls: () => calls, release: () => release() };
}
