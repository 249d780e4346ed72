// Writes the calm scenes into web/public/scenes and how their layers move beside the player.
// Usage: node scripts/media/drawings/build-calm.mjs
import { mkdirSync, writeFileSync } from 'node:fs';
import { CALM, HEIGHT, WIDTH } from './calm.mjs';

const FILES = new URL('../../../web/public/scenes/', import.meta.url);
const MOTIONS = new URL('../../../web/src/features/videos/scene-motions.json', import.meta.url);
const LIMIT = 24_000;

mkdirSync(FILES, { recursive: true });
const motions = {};
for (const [name, draw] of Object.entries(CALM)) {
  const layers = draw();
  motions[name] = layers.map(({ motion }) => motion);
  const drawn = layers.map(({ svg }, index) => `<g id="l${index}">${svg}</g>`).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}"><g id="d">${drawn}</g></svg>\n`;
  const faults = [
    svg.length > LIMIT && `${svg.length} bytes`,
    /NaN|undefined|url\(|<style|style=|<script|<text|<image|<filter/.test(svg) && 'forbidden content',
    /(fill|stroke)="(?!var\(|none)/.test(svg) && 'a raw colour',
  ].filter(Boolean);
  if (faults.length > 0) {
    console.error(`${name}: ${faults.join(', ')}`);
    process.exitCode = 1;
  }
  writeFileSync(new URL(`${name}.svg`, FILES), svg);
  console.log(name, svg.length);
}
writeFileSync(MOTIONS, `${JSON.stringify(motions, null, 2)}\n`);
