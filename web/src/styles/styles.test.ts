import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SOURCES = join(import.meta.dirname, '..');

const sheets = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.css'))
  .map((path) => ({
    path,
    css: readFileSync(join(SOURCES, path), 'utf8').replaceAll(/\/\*.*?\*\//gs, ''),
  }));

/** What one side of the screen is called, where CSS has a word that follows the direction of the text. */
const PHYSICAL =
  /(?:^|[\s;{])(?:(?:margin|padding|border|inset|scroll-margin|scroll-padding)-(?:left|right|top|bottom)[\w-]*|left|right|top|bottom|(?:min-|max-)?(?:width|height)|border-(?:top|bottom)-(?:left|right)-radius)\s*:|(?:text-align|float):\s*(?:left|right)/;

test('style sheets have no left and no right', () => {
  for (const { path, css } of sheets) {
    const rules = css.replaceAll(/@(?:media|container)[^{]*/g, '');
    expect(PHYSICAL.exec(rules)?.[0] ?? null, path).toBeNull();
    // Origins and gradients have no such word: they are turned round by hand.
    const sides = (side: string) => rules.split(new RegExp(`[\\s:]${side}\\b`)).length;
    expect(sides('left'), path).toBe(sides('right'));
    if (sides('left') > 1) expect(rules, path).toContain(':dir(rtl)');
  }
});

test('every custom property that is used is set somewhere, or has something in its place', () => {
  const sources = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(?:css|tsx?)$/.test(path))
    .map((path) => readFileSync(join(SOURCES, path), 'utf8'))
    .join('\n');
  const isSet = (name: string) => new RegExp(`${name}(?:\\s*:|['"\`])`).test(sources);
  for (const { path, css } of sheets)
    for (const [, name = ''] of css.matchAll(/var\((--[\w-]+)\)/g))
      expect(isSet(name), `${path}: ${name}`).toBe(true);
});

test('breakpoints grow with the text', () => {
  for (const { path, css } of sheets)
    for (const [query] of css.matchAll(/@media[^{]*/g)) expect(query, path).not.toMatch(/\d(?:px|rem)/);
});

test('nothing answers a pointer that hovers where there is none: on a touch screen the last button pressed would stay tinted', () => {
  for (const { path, css } of sheets) {
    const rest = withoutHoverBlocks(css).replaceAll(/:not\([^)]*\)/g, '');
    expect(rest, path).not.toContain(':hover');
  }
});

/** A style sheet without its blocks of `@media (hover: hover)`, whose braces may hold others. */
function withoutHoverBlocks(css: string): string {
  const start = css.search(/@media[^{]*\(hover: hover\)[^{]*\{/);
  if (start === -1) return css;
  let end = css.indexOf('{', start) + 1;
  for (let depth = 1; depth > 0; end += 1) depth += { '{': 1, '}': -1 }[css.charAt(end)] ?? 0;
  return css.slice(0, start) + withoutHoverBlocks(css.slice(end));
}

/** The day’s and the night’s value of a role of `tokens.css`, as lightness, chroma and hue. */
function colorsOf(role: string): [Oklch, Oklch] {
  const tokens = sheets.find(({ path }) => path.endsWith('tokens.css'))?.css ?? '';
  const value = new RegExp(`--${role}: light-dark\\((oklch\\([^)]*\\)), (oklch\\([^)]*\\))\\)`).exec(tokens);
  const parse = (color = '') => (color.match(/[\d.]+/g) ?? []).map(Number) as unknown as Oklch;
  return [parse(value?.[1]), parse(value?.[2])];
}

type Oklch = readonly [percent: number, chroma: number, hue: number];

/** Relative luminance (WCAG 2), by the matrices of OKLab. */
function luminance([percent, chroma, hue]: Oklch): number {
  const [lightness, angle] = [percent / 100, (hue * Math.PI) / 180];
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const [red, green, blue] = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map((part) => Math.min(1, Math.max(0, part))) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: Oklch, other: Oklch): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((low, high) => low - high);
  return (lighter + 0.05) / (darker + 0.05);
}

test.each([
  ['ink', 'surface'],
  ['leaf', 'surface'],
  ['leaf', 'surface-raised'],
  ['leaf', 'surface-sage'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-strong'],
])('%s on %s reaches the contrast for reading, 7:1', (text, ground) => {
  const [grounds, texts] = [colorsOf(ground), colorsOf(text)];
  for (const [index, color] of texts.entries())
    expect(contrast(color, grounds[index]!)).toBeGreaterThanOrEqual(7);
});

/** A role's value under a sky: dusk has some of its own, the others are those of day and night. */
function colorUnder(sky: 'day' | 'dusk' | 'night', role: string): Oklch {
  const tokens = sheets.find(({ path }) => path.endsWith('tokens.css'))?.css ?? '';
  const dusk = /\[data-sky='dusk'\][^{]*\{\n\s+--ink[^}]*\}/.exec(tokens)?.[0] ?? '';
  const own = new RegExp(`--${role}: oklch\\(([^)]*)\\)`).exec(dusk)?.[1];
  if (sky === 'dusk' && own !== undefined)
    return (own.match(/[\d.]+/g) ?? []).map(Number) as unknown as Oklch;
  return colorsOf(role)[sky === 'day' ? 0 : 1];
}

test.each(['day', 'dusk', 'night'] as const)('words can be read on the sky and the ground of %s', (sky) => {
  for (const text of ['ink', 'ink-soft'])
    for (const ground of ['sky-high', 'sky-middle'])
      expect(contrast(colorUnder(sky, text), colorUnder(sky, ground))).toBeGreaterThanOrEqual(4.5);
  const onGround = sky === 'day' ? 'night' : sky;
  expect(contrast(colorUnder(onGround, 'ink'), colorUnder(sky, 'art-ground'))).toBeGreaterThanOrEqual(7);
  expect(contrast(colorUnder(onGround, 'ink-soft'), colorUnder(sky, 'art-ground'))).toBeGreaterThanOrEqual(
    4.5,
  );
});
