// Writes every drawing beside this folder and checks its form.
// Usage: node build.mjs [name …]
import { writeFileSync, existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { TOKENS } from './kit.mjs';

const out = fileURLToPath(new URL('../../../web/src/drawings/', import.meta.url));
const parts = ['hero', 'cards', 'places', 'topics', 'scenes', 'relax'];
const all = {};
for (const part of parts) {
  if (existsSync(new URL(`./${part}.mjs`, import.meta.url)))
    Object.assign(all, (await import(`./${part}.mjs`)).default);
}
const wanted = process.argv.slice(2);
let bad = 0;
for (const [name, draw] of Object.entries(all)) {
  if (wanted.length && !wanted.includes(name)) continue;
  const svg = draw();
  const faults = [];
  if (svg.length > 12000) faults.push(`${svg.length} bytes`);
  if (/NaN|undefined|url\(|<style|style=|<script|<text|<image|<filter|<mask|clipPath/.test(svg))
    faults.push('forbidden content');
  if ((svg.match(/ id="/g) ?? []).length !== 1) faults.push('ids');
  if (
    !/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 \d+ \d+"><g id="d">.*<\/g><\/svg>\n$/s.test(
      svg,
    )
  )
    faults.push('form');
  for (const [, t, day] of svg.matchAll(/var\(--art-([\w-]+),(#\w+)\)/g))
    if (TOKENS[t]?.[0] !== day) faults.push(`token ${t}`);
  if (/(fill|stroke)="(?!var\(|none)/.test(svg)) faults.push('raw colour');
  writeFileSync(out + name + '.svg', svg);
  if (faults.length) {
    bad++;
    console.log(name, 'FAULT', faults.join(', '));
  } else console.log(name, svg.length);
}
process.exitCode = bad ? 1 : 0;
