import { chromium } from '@playwright/test';
import { chromiumPath } from '../setup/chromium.mjs';

/** A Chromium that draws and asks nothing of anyone. */
export async function openBrowser() {
  return chromium.launch({
    executablePath: await chromiumPath(),
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--disable-background-networking',
      '--force-color-profile=srgb',
    ],
  });
}
