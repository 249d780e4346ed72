// Cuts the two typefaces down to what the interface uses. Run by hand; the results are committed.
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const fontFolder = new URL('../web/src/fonts/', import.meta.url);

/** Basic Latin, Latin-1 and the punctuation that prose needs. */
const latin =
  Array.from({ length: 0x7e - 0x20 + 1 }, (_, index) => String.fromCodePoint(0x20 + index)).join('') +
  Array.from({ length: 0xff - 0xa0 + 1 }, (_, index) => String.fromCodePoint(0xa0 + index)).join('') +
  '–—‘’‚“”„•…‹›€™−×ıŒœŠšŸŽž';

/**
 * @param {string} source file of an installed package
 * @param {string} target
 * @param {Record<string, number | { min: number, max: number }>} variationAxes
 */
async function subset(source, target, variationAxes) {
  const font = await readFile(fileURLToPath(import.meta.resolve(source)));
  const result = await subsetFont(font, latin, { targetFormat: 'woff2', variationAxes });
  await writeFile(new URL(target, fontFolder), result);
  console.log(`${target}: ${(result.length / 1024).toFixed(1)} kB`);
}

await subset('@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2', 'fraunces.woff2', {
  opsz: 72,
  wght: 420,
  SOFT: 60,
  WONK: 0,
});
await subset(
  '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
  'atkinson-hyperlegible-next.woff2',
  { wght: { min: 400, max: 700 } },
);
