// Makes the pictures that must be pixels from the drawings and the film: icons, share pictures and, of an
// instance that runs, the screenshots of the web manifest. Run by hand; the results are committed.
//   node scripts/draw-pictures.mjs [http://localhost:3000]
import { chromium } from '@playwright/test';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { chromiumPath } from './setup/chromium.mjs';

const WEB = new URL('../web/', import.meta.url);
const PUBLIC = new URL('public/', WEB);
const SHARE_SIZE = { width: 1200, height: 630 };
const MOST_SHARE_BYTES = 120_000;

const ICON = readFileSync(new URL('icon.svg', PUBLIC), 'utf8');
/** The stem and leaves of the icon, without its ground. */
const MARK = /<path.*(?=<\/svg>)/s.exec(ICON)?.[0] ?? '';
const GREEN = '#22382D';
const CREAM = '#F6F1E7';
const OLIVE = '#B9B878';
/** The mark fills the middle; a mask may cut the outer tenth on every side. */
const ON_GROUND = svg(
  `<rect width="28" height="28" fill="${GREEN}"/><g transform="translate(14 14) scale(.86) translate(-13.8 -14)">${MARK}</g>`,
);
const WHITE = svg(
  `<g transform="translate(14 14) scale(1.15) translate(-13.8 -14)">${MARK.replaceAll(/#[0-9A-F]{6}/g, '#FFF')}</g>`,
);

const { module: places } = await runnerImport(fileURLToPath(new URL('src/ui/drawing/place-icons.ts', WEB)));
const LIFEBUOY =
  'M6 6l3.5 3.5M14.5 14.5l3.5 3.5M18 6l-3.5 3.5M9.5 14.5l-3.5 3.5M12 3.2a8.8 8.8 0 1 0 0 17.6 8.8 8.8 0 0 0 0-17.6ZM12 8.4a3.6 3.6 0 1 0 0 7.2 3.6 3.6 0 0 0 0-7.2Z';

/** Name, size in pixels, drawing. */
const ICONS = /** @type {const} */ ([
  ['icon-192', 192, ICON],
  ['icon-512', 512, ICON],
  ['maskable-512', 512, ON_GROUND],
  ['monochrome-512', 512, WHITE],
  ['apple-touch-icon', 180, ON_GROUND],
  ['shortcut-breathing', 96, shortcut(places.PLACE_ICONS.breathe, [0])],
  ['shortcut-help', 96, shortcut(LIFEBUOY, [4, 5])],
  ['shortcut-tree', 96, shortcut(places.PLACE_ICONS.tree, [2])],
]);

/** Ground, a hill on it, and the stem of the mark. */
const PAPER = ['#F6F1E7', '#E9E4D4', GREEN];
const SAGE = ['#DDE5D6', '#CBD6C4', GREEN];
const DEEP = [GREEN, '#1B2E25', CREAM];

/** Name of the share picture, the drawing in it, and the colors around its arch. */
const SHARE_PICTURES = /** @type {[string, string, string[]][]} */ ([
  ['about', 'mission', DEEP],
  ['help', 'welcome', SAGE],
  ['faq', 'books', PAPER],
  ['articles', 'community', DEEP],
  ['therapists', 'therapist', SAGE],
  ['resources', 'exercises', PAPER],
  ...articles().map(([name, drawing], index) => [name, drawing, index % 2 === 0 ? PAPER : SAGE]),
]);

const PHONE = { width: 360, height: 720 };
const DESKTOP = { width: 1280, height: 720 };
/** Name, path, screen. */
const SCREENSHOTS = /** @type {const} */ ([
  ['home-narrow', '/', PHONE],
  ['help-narrow', '/help', PHONE],
  ['article-narrow', '/anxiety', PHONE],
  ['home-wide', '/', DESKTOP],
  ['articles-wide', '/articles', DESKTOP],
]);

const [instance] = process.argv.slice(2);
const browser = await chromium.launch({
  executablePath: await chromiumPath(),
  args: [
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--force-color-profile=srgb',
  ],
});
try {
  for (const [name, size, drawing] of ICONS) {
    const html = `<style>body{margin:0}svg{display:block;inline-size:100vw}</style>${drawing}`;
    save(`icons/${name}.png`, await pictureOf(html, { width: size, height: size }, 'png'));
  }
  const film = readFileSync(new URL('src/film/grove-day.avif', WEB), 'base64');
  // The film is higher than a share picture: the sky above loses 30 pixels.
  const grove = `<style>body{margin:-30px 0 0}img{inline-size:1200px}</style><img src="data:image/avif;base64,${film}">`;
  saveShared('grove', await pictureOf(grove, SHARE_SIZE, 'jpeg'));
  for (const [name, drawing, colors] of SHARE_PICTURES)
    saveShared(name, await pictureOf(arch(drawing, colors), SHARE_SIZE, 'jpeg'));
  if (instance !== undefined) {
    for (const [name, path, viewport] of SCREENSHOTS)
      save(`screens/${name}.jpg`, await screenshotOf(instance + path, viewport));
  }
} finally {
  await browser.close();
}

/** @returns {[string, string][]} the share picture of each article that has its own, and its first drawing */
function articles() {
  const folder = new URL('../content/src/articles/', import.meta.url);
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .flatMap((name) => {
      const text = readFileSync(new URL(name, folder), 'utf8');
      const picture = /^sharePicture: (\S+)$/m.exec(text)?.[1];
      const drawing = /^drawings:\n {2}- name: (\S+)$/m.exec(text)?.[1];
      return picture === undefined || drawing === undefined ? [] : [[picture, drawing]];
    });
}

/** @param {string} content */
function svg(content) {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28">${content}</svg>`;
}

/**
 * A line icon on the ground of the app's icon, with lines as thick as the stem of the mark.
 * @param {string} strokes on a 24 by 24 grid
 * @param {number[]} olive the strokes in the color of a leaf, by their places
 */
function shortcut(strokes, olive) {
  const lines = strokes
    .split(/(?=M)/)
    .map((d, index) => `<path d="${d}" stroke="${olive.includes(index) ? OLIVE : CREAM}"/>`);
  return svg(
    `<rect width="28" height="28" rx="6.5" fill="${GREEN}"/><g transform="translate(3.7 3.7) scale(.86)" fill="none" stroke-width="1.95" stroke-linecap="round" stroke-linejoin="round">${lines.join('')}</g>`,
  );
}

/**
 * A page with the mark on the left and a drawing in an arch on the right; no words, because operators
 * name their instances.
 * @param {string} name of the drawing
 * @param {string[]} colors
 */
function arch(name, [paper, hill, stem = GREEN]) {
  const drawing = readFileSync(new URL(`src/drawings/${name}.svg`, WEB), 'utf8');
  const [leaf, other] = ['#7E9B6B', '#95AD77'];
  const mark = MARK.replaceAll(CREAM, stem).replaceAll(OLIVE, leaf).replaceAll('#95AD77', other);
  return `<style>
body{margin:0;background:${paper};overflow:hidden}
.hill{position:absolute;inset:0}
.scene{position:absolute;inset-block-end:0;inset-inline-end:84px;inline-size:720px;block-size:560px;border-radius:360px 360px 0 0}
.mark{position:absolute;inset-inline-start:118px;inset-block-start:215px;inline-size:200px}
</style>
<svg class="hill" viewBox="0 0 1200 630"><path fill="${hill}" d="M0 520C180 470 330 540 520 512S900 450 1200 500V630H0Z"/></svg>
${drawing.replace('<svg ', '<svg preserveAspectRatio="xMidYMax slice" class="scene" ')}
<svg class="mark" viewBox="3 3 22 24">${mark}</svg>`;
}

/**
 * @param {string} html
 * @param {{ width: number, height: number }} viewport
 * @param {'png' | 'jpeg'} type
 */
async function pictureOf(html, viewport, type) {
  const page = await browser.newPage({ viewport });
  await page.setContent(html, { waitUntil: 'load' });
  const options = type === 'png' ? { type, omitBackground: true } : { type, quality: 86 };
  const picture = await page.screenshot(options);
  await page.close();
  return picture;
}

/**
 * @param {string} url
 * @param {typeof PHONE} viewport
 */
async function screenshotOf(url, viewport) {
  const page = await browser.newPage({
    viewport,
    deviceScaleFactor: viewport === PHONE ? 2 : 1,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForTimeout(1_000);
  const picture = await page.screenshot({ type: 'jpeg', quality: 82 });
  await page.close();
  return picture;
}

/**
 * @param {string} name
 * @param {Buffer} picture
 */
function saveShared(name, picture) {
  save(`share/${name}.jpg`, picture);
  const { size } = statSync(new URL(`share/${name}.jpg`, PUBLIC));
  if (size > MOST_SHARE_BYTES)
    throw new Error(`${name}.jpg is larger than ${String(MOST_SHARE_BYTES)} bytes.`);
}

/**
 * @param {string} path
 * @param {Buffer} picture
 */
function save(path, picture) {
  const file = new URL(path, PUBLIC);
  mkdirSync(new URL('.', file), { recursive: true });
  writeFileSync(file, picture);
}
