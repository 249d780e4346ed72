// Takes the pictures that a browser shows before it installs the application.
// Usage: node screenshots.mjs http://localhost:3000 (a running instance); the results are committed.
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { openBrowser } from './browser.mjs';

const home = process.argv[2] ?? 'http://localhost:3000';
const PHONE = { width: 360, height: 720 };
const DESKTOP = { width: 1280, height: 720 };

/** Name, path, screen. */
const PICTURES = /** @type {const} */ ([
  ['home-narrow', '/', PHONE],
  ['help-narrow', '/help', PHONE],
  ['article-narrow', '/anxiety', PHONE],
  ['home-wide', '/', DESKTOP],
  ['articles-wide', '/articles', DESKTOP],
]);

const out = fileURLToPath(new URL('../../web/public/screens/', import.meta.url));
mkdirSync(out, { recursive: true });
const browser = await openBrowser();
try {
  for (const [name, path, viewport] of PICTURES) {
    const page = await browser.newPage({
      viewport,
      deviceScaleFactor: viewport === PHONE ? 2 : 1,
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    });
    await page.goto(home + path, { waitUntil: 'networkidle' });
    await page.waitForTimeout(1_000);
    await page.screenshot({ path: `${out}${name}.jpg`, type: 'jpeg', quality: 82 });
    await page.close();
  }
} finally {
  await browser.close();
}
