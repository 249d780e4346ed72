// Draws the icons of the installed application from our mark. Run by hand; the results are committed.
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { openBrowser } from './browser.mjs';
import { sprout } from './mark.mjs';

const GROUND = '#22382D';
const STEM = '#F6F1E7';
/** @type {[string, string]} */
const LEAVES = ['#B9B878', '#95AD77'];

/** The mark fills the middle; a mask may cut the outer tenth on every side. */
const onGround = `<rect width="28" height="28" fill="${GROUND}"/><g transform="translate(14 14) scale(.86) translate(-14 -15)">${sprout(STEM, LEAVES)}</g>`;
const rounded = `<rect width="28" height="28" rx="6.5" fill="${GROUND}"/>${sprout(STEM, LEAVES)}`;
const oneColour = `<g transform="translate(14 14) scale(1.15) translate(-14 -15)">${sprout('#FFF', ['#FFF', '#FFF'])}</g>`;

/** Name, size in pixels, drawing. */
const ICONS = /** @type {const} */ ([
  ['icon-192', 192, rounded],
  ['icon-512', 512, rounded],
  ['maskable-512', 512, onGround],
  ['monochrome-512', 512, oneColour],
  ['apple-touch-icon', 180, onGround],
]);

const out = fileURLToPath(new URL('../../web/public/icons/', import.meta.url));
mkdirSync(out, { recursive: true });
writeFileSync(
  new URL('../../web/public/icon.svg', import.meta.url),
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28">${rounded}</svg>\n`,
);
const browser = await openBrowser();
try {
  for (const [name, size, drawing] of ICONS) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    await page.setContent(
      `<style>body{margin:0}svg{display:block}</style><svg viewBox="0 0 28 28" width="${String(size)}" height="${String(size)}">${drawing}</svg>`,
    );
    await page.screenshot({ path: `${out}${name}.png`, omitBackground: true });
    await page.close();
  }
} finally {
  await browser.close();
}
