// Draws the film behind the landing page frame by frame and writes it as WebM and MP4 with its still
// picture, once by day and once by night. Run by hand; the results are committed.
// Needs ffmpeg with libvpx-vp9, libx264 and libsvtav1, and a Chromium. Usage: node film.mjs [day|night]
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openBrowser } from '../browser.mjs';
import { placeEverything } from './motion.mjs';
import { HEIGHT, scene, WIDTH } from './scene.mjs';

const SECONDS = 16;
const RATE = 24;
const FRAMES = SECONDS * RATE;
/** Enough for a phone, and soft on a wide screen, as mist is. */
const SCALE = 1280 / WIDTH;
const MOST_BYTES = 600_000;

const out = fileURLToPath(new URL('../../../web/src/film/', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'film-'));
const browser = await openBrowser();
try {
  for (const light of /** @type {const} */ (['day', 'night'])) {
    if (process.argv[2] !== undefined && process.argv[2] !== light) continue;
    await draw(light);
    await encode(light);
  }
} finally {
  await browser.close();
  rmSync(folder, { recursive: true });
}

/**
 * All frames, without loss, and the first one as a picture.
 * @param {'day' | 'night'} light
 */
async function draw(light) {
  const page = await browser.newPage({
    viewport: { width: WIDTH, height: HEIGHT },
    deviceScaleFactor: SCALE,
  });
  await page.setContent(`<style>body{margin:0}svg{display:block}</style>${scene(light)}`);
  const encoder = ffmpeg(
    ...['-f', 'image2pipe', '-framerate', String(RATE), '-c:v', 'png', '-i', '-'],
    ...['-c:v', 'ffv1', '-pix_fmt', 'bgr0', join(folder, `${light}.mkv`)],
  );
  for (let frame = 0; frame < FRAMES; frame++) {
    await page.evaluate(placeEverything, frame / FRAMES);
    const picture = await page.screenshot({ type: 'png' });
    if (!encoder.stdin.write(picture)) await once(encoder.stdin, 'drain');
    if (frame % 48 === 0) console.log(`${light}: ${String(frame)} of ${String(FRAMES)}`);
  }
  encoder.stdin.end();
  await finished(encoder);
  await page.close();
}

/** @param {'day' | 'night'} light */
async function encode(light) {
  const source = ['-i', join(folder, `${light}.mkv`)];
  const colours = [
    '-vf',
    'scale=out_color_matrix=bt709:out_range=tv',
    '-colorspace',
    'bt709',
    '-color_primaries',
    'bt709',
    '-color_trc',
    'bt709',
  ];
  const film = [...colours, '-pix_fmt', 'yuv420p', '-an', '-map_metadata', '-1', '-fflags', '+bitexact'];
  const log = join(folder, `${light}-pass`);
  const vp9 = [
    '-c:v',
    'libvpx-vp9',
    '-b:v',
    '270k',
    '-row-mt',
    '1',
    '-g',
    String(FRAMES),
    '-passlogfile',
    log,
  ];
  await run(...source, ...film, ...vp9, '-speed', '4', '-pass', '1', '-f', 'null', '/dev/null');
  await run(...source, ...film, ...vp9, '-speed', '1', '-pass', '2', file(light, 'webm'));
  const x264 = [
    '-c:v',
    'libx264',
    '-preset',
    'veryslow',
    '-tune',
    'animation',
    '-profile:v',
    'high',
    '-b:v',
    '275k',
    '-g',
    String(FRAMES),
    '-x264-params',
    'ipratio=1.05:aq-mode=3',
    '-passlogfile',
    log,
  ];
  await run(...source, ...film, ...x264, '-pass', '1', '-f', 'null', '/dev/null');
  await run(...source, ...film, ...x264, '-pass', '2', '-movflags', '+faststart', file(light, 'mp4'));
  const still = ['-frames:v', '1', '-c:v', 'libsvtav1', '-crf', '30', '-pix_fmt', 'yuv420p10le'];
  await run(...source, ...colours, ...still, file(light, 'avif'));
  for (const kind of ['webm', 'mp4', 'avif']) {
    const { size } = statSync(file(light, kind));
    console.log(`${light}.${kind}: ${(size / 1000).toFixed(0)} kB`);
    if (size > MOST_BYTES) throw new Error(`${light}.${kind} is larger than ${String(MOST_BYTES)} bytes.`);
  }
}

function file(light, kind) {
  return join(out, `grove-${light}.${kind}`);
}

/** @param {...string} args */
async function run(...args) {
  await finished(ffmpeg(...args));
}

/** @param {...string} args */
function ffmpeg(...args) {
  return spawn('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...args], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
}

/** @param {import('node:child_process').ChildProcess} child */
async function finished(child) {
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`ffmpeg ended with ${String(code)}.`);
}
