// Prints an HTML sheet of the drawings with the day or the night colours.
// Usage: node sheet.mjs day|night [columns] [name …] > sheet.html
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { TOKENS } from './kit.mjs';

const [mode = 'day', columns = '4', ...names] = process.argv.slice(2);
const dir = fileURLToPath(new URL('../../../web/src/drawings/', import.meta.url));
const list = names.length
  ? names
  : readdirSync(dir)
      .filter((f) => f.endsWith('.svg'))
      .map((f) => f.slice(0, -4));
const vars = Object.entries(TOKENS)
  .map(([k, v]) => `--art-${k}:${v[mode === 'night' ? 1 : 0]}`)
  .join(';');
const sky = mode === 'night' ? '#0E1A1B,#20383A' : '#F7EBDB,#EFCFB0';
const cards = new Set([
  'breathing',
  'exercises',
  'games',
  'books',
  'diary',
  'videos',
  'community',
  'color-matcher',
  'memory-tiles',
  'body-scan',
]);
console.log(`<!doctype html><meta charset="utf-8"><style>:root{${vars}}body{margin:16px;background:${mode === 'night' ? '#101B18' : '#F6F1E7'};color:${mode === 'night' ? '#EAF0E7' : '#1E2A24'};font:13px sans-serif;display:grid;grid-template-columns:repeat(${columns},1fr);gap:18px;align-items:end}
figure{margin:0}svg{display:block;width:100%;height:auto}.sky{background:linear-gradient(${sky})}.arch svg{border-radius:50% 50% 4px 4px/53% 53% 4px 4px}.wide{grid-column:1/-1}figcaption{padding-top:4px}</style>`);
for (const n of list) {
  const cls = [
    n.startsWith('hero') ? 'sky' : '',
    cards.has(n) ? 'arch' : '',
    n === 'hero-hills' ? 'wide' : '',
  ].join(' ');
  const svg = readFileSync(`${dir}${n}.svg`, 'utf8').replace(' id="d"', '');
  console.log(`<figure class="${cls}">${svg}<figcaption>${n}</figcaption></figure>`);
}
