import { expect, test } from 'vitest';
import { readBodyScan } from './body-scan';

const parts = readBodyScan();
const lines = parts.flatMap((part) => part.lines);
const words = lines.map(({ text }) => text).join('\n');

/** What a listener may not have, may not be able to do, or may be hurt by. */
const ASSUMPTIONS: readonly (readonly [who: string, phrase: RegExp])[] = [
  ['someone who does not walk', /\bsteps?\b|\bwalk|\bget up\b|\bstand\b|\bon your feet\b|\bcarried\b/i],
  ['someone who hears voices', /\bvoices?\b|\btalk(?:s|ing)?\b|next room|\bwhisper|people on a path/i],
  ['someone who is blind', /\bsee the\b|\bthe light\b|\bcolou?r|\blooked at\b|in the dark/i],
  ['someone with an eating disorder', /\bhungry\b|\bfull\b|\bfat\b|\bflat\b|no ?(?:body|one) is looking/i],
  ['someone who was strangled', /\bscarf\b|\bcollar\b|\btight(?:er)? around\b|\bloosen\b/i],
  ['someone whose hands do other things', /\bheld, typed\b|\bwaved\b|\bwashed\b/i],
  ['someone who is ill', /got you through|\bkept you company\b|\bstrong body\b|\bhealthy\b/i],
  ['someone whose home is not safe', /\bat home\b|\bsafe here\b|\byou are safe\b|\bfamily\b/i],
];

test.each(ASSUMPTIONS)('no sentence of the body scan leaves out or hurts %s', (_who, phrase) => {
  expect(lines.filter(({ text }) => phrase.test(text)).map(({ text }) => text)).toEqual([]);
});

test('even in the shortest scan one hears, before the first part, that any part can be skipped', () => {
  const arriving = parts[0]?.lines.filter(({ from }) => from === 5).map(({ text }) => text) ?? [];
  expect(arriving).toContain('If you don’t have or don’t feel a part, rest with your breath or skip it.');
  expect(arriving.some((text) => /eyes open/.test(text))).toBe(true);
});

test('the parts that can bring up memories say that they can be skipped, in every length', () => {
  for (const id of ['hips', 'belly', 'chest', 'neck']) {
    const shortest = parts.find((part) => part.id === id)?.lines.filter(({ from }) => from === 5) ?? [];
    expect(shortest.map(({ text }) => text).join(' '), id).toMatch(/skip|stay with your breath/);
  }
});

test('the scan promises no feeling and no result', () => {
  expect(words).not.toMatch(/\bwill (?:feel|be|relax|heal)|\benjoy\b|\bgood sleep\b/i);
});
