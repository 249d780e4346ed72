// Draws the picture that is shown where the address of a page is shared: our mark, and a scene in an arch.
// No words, since an operator gives the grove a name of their own. Run by hand; the results are committed.
import { mkdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { openBrowser } from './browser.mjs';
import { TOKENS } from './drawings/kit.mjs';
import { placeEverything } from './film/motion.mjs';
import { scene } from './film/scene.mjs';
import { sprout } from './mark.mjs';

const MOST_BYTES = 120_000;
const SIZE = { width: 1200, height: 630 };

/** Name of the picture, the drawing in it, and the ground behind its arch. */
const PICTURES = /** @type {const} */ ([
  ['about', 'mission', 'deep'],
  ['help', 'welcome', 'sage'],
  ['faq', 'books', 'paper'],
  ['articles', 'community', 'deep'],
  ['therapists', 'therapist', 'sage'],
  ['resources', 'exercises', 'paper'],
  ['anxiety', 'anxiety-1', 'paper'],
  ['depression', 'depression-1', 'sage'],
  ['ocd', 'ocd-1', 'paper'],
  ['panicdisorder', 'panic-1', 'sage'],
  ['bipolar-article', 'bipolar-1', 'paper'],
  ['schizophrenia', 'schizophrenia-1', 'sage'],
  ['ptsd', 'ptsd-1', 'paper'],
  ['psychosis', 'psychosis-1', 'sage'],
]);

/** Ground, a hill on it, and the mark. */
const GROUNDS = {
  paper: ['#F6F1E7', '#E9E4D4', '#22382D'],
  sage: ['#DDE5D6', '#CBD6C4', '#22382D'],
  deep: ['#22382D', '#1B2E25', '#F6F1E7'],
};

const drawings = new URL('../../web/src/drawings/', import.meta.url);
const out = fileURLToPath(new URL('../../web/public/share/', import.meta.url));
const colours = Object.entries(TOKENS).map(([token, [day]]) => `--art-${token}:${day}`);

const browser = await openBrowser();
try {
  mkdirSync(out, { recursive: true });
  const page = await browser.newPage({ viewport: SIZE });
  await page.setContent(
    `<style>body{margin:0}svg{display:block;inline-size:1200px;block-size:675px;margin-top:-30px}</style>${scene('day')}`,
  );
  await page.evaluate(placeEverything, 0);
  await save(page, 'grove');
  for (const [name, drawing, ground] of PICTURES) {
    await page.setContent(arch(readFileSync(new URL(`${drawing}.svg`, drawings), 'utf8'), GROUNDS[ground]));
    await save(page, name);
  }
} finally {
  await browser.close();
}

/**
 * @param {string} drawing
 * @param {readonly string[]} ground
 */
function arch(drawing, [paper, hill, mark]) {
  const filling = drawing.replace('<svg ', '<svg preserveAspectRatio="xMidYMax slice" class="scene" ');
  return `<style>
:root{${colours.join(';')}}
body{margin:0;background:${paper};overflow:hidden}
.hill{position:absolute;inset:0}
.scene{position:absolute;inset-block-end:0;inset-inline-end:84px;inline-size:720px;block-size:560px;border-radius:50% 50% 0 0/62% 62% 0 0}
.mark{position:absolute;inset-inline-start:118px;inset-block-start:215px;inline-size:200px}
</style>
<svg class="hill" viewBox="0 0 1200 630"><path fill="${hill}" d="M0 520C180 470 330 540 520 512S900 450 1200 500V630H0Z"/></svg>
${filling}
<svg class="mark" viewBox="3 3 22 24">${sprout(mark)}</svg>`;
}

/**
 * @param {import('@playwright/test').Page} page
 * @param {string} name
 */
async function save(page, name) {
  const path = `${out}${name}.jpg`;
  await page.screenshot({ path, type: 'jpeg', quality: 86 });
  const { size } = statSync(path);
  console.log(`${name}.jpg: ${(size / 1000).toFixed(0)} kB`);
  if (size > MOST_BYTES) throw new Error(`${name}.jpg is larger than ${String(MOST_BYTES)} bytes.`);
}
