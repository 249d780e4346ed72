import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seededRandom } from '../random/seeded';
import {
  cleanMixName,
  joinOwnMixes,
  mixHash,
  mixOfHash,
  parseMix,
  printMix,
  readOwnMixes,
  storableMixes,
} from './mix-text';
import { BUILT_IN_MIXES, MIX_NAME_LENGTH, MOST_LAYERS, planOfMix, surpriseMix } from './mixes';
import { SOUND_NAMES } from './sound';

const anyMix = fc
  .uniqueArray(fc.constantFrom(...SOUND_NAMES), { minLength: 1, maxLength: MOST_LAYERS })
  .chain((sounds) =>
    fc.tuple(
      ...sounds.map((sound) =>
        fc.record({ sound: fc.constant(sound), percent: fc.integer({ min: 1, max: 100 }) }),
      ),
    ),
  )
  .map((layers) => layers.map(({ sound, percent }) => ({ sound, volume: percent / 100 })));

describe('built-in mixes', () => {
  test('there are twelve, and no two are alike', () => {
    const all = Object.values(BUILT_IN_MIXES);
    expect(all).toHaveLength(12);
    expect(new Set(all.map(printMix)).size).toBe(12);
  });

  test('each has no more sounds than may be, and each sound is heard in one of them but white noise', () => {
    const all = Object.values(BUILT_IN_MIXES);
    for (const mix of all) expect(mix.length).toBeLessThanOrEqual(MOST_LAYERS);
    const heard = new Set(all.flat().map(({ sound }) => sound));
    expect(SOUND_NAMES.filter((sound) => !heard.has(sound))).toEqual(['white']);
  });

  test('crickets are at least 12 dB softer than at full volume, since they tire ears', () => {
    for (const { sound, volume } of Object.values(BUILT_IN_MIXES).flat())
      if (sound === 'crickets') expect(volume ** 2).toBeLessThanOrEqual(10 ** (-12 / 20));
  });
});

describe('a mix in a link', () => {
  test('is the same mix after it', () => {
    fc.assert(
      fc.property(anyMix, (mix) => {
        expect(mixOfHash(mixHash(mix))).toEqual(mix);
      }),
    );
  });

  test('is never anything else than a mix within the limits, whatever the link says', () => {
    const alike = fc.array(
      fc.oneof(
        fc.constantFrom('m=', '1', '.', '-', '0', 'e', ...SOUND_NAMES, '100', '55'),
        fc.string({ maxLength: 3 }),
      ),
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          alike.map((parts) => parts.join('')),
          alike.map((parts) => `m=1.${parts.join('.')}`),
        ),
        (hash) => {
          const mix = mixOfHash(hash);
          if (mix === null) return;
          expect(mix.length).toBeGreaterThanOrEqual(1);
          expect(mix.length).toBeLessThanOrEqual(MOST_LAYERS);
          expect(new Set(mix.map(({ sound }) => sound)).size).toBe(mix.length);
          for (const { volume } of mix) expect(volume > 0 && volume <= 1).toBe(true);
          expect(mixHash(mix)).toBe(hash);
        },
      ),
      { numRuns: 2_000 },
    );
  });

  test.each([
    '',
    '1',
    '1.',
    '2.rain60',
    '1.rain',
    '1.rain0',
    '1.rain060',
    '1.rain101',
    '1.Rain60',
    '1.snow60',
    '1.rain60.rain50',
    '1.rain60.',
    '1.rain1.waves1.wind1.fire1.white1.pink1.brown1',
  ])('“%s” is no mix', (text) => expect(parseMix(text)).toBeNull());
});

test('own mixes are read back, and what is damaged is left out', () => {
  const own = [{ id: 'a', name: 'Evening fire', layers: BUILT_IN_MIXES.campfire }];
  const stored = storableMixes(own);
  expect(readOwnMixes(JSON.parse(JSON.stringify(stored)))).toEqual(own);
  const [good] = stored.mixes;
  const damaged = [null, 3, { ...good, mix: '1.nothing' }, { ...good, name: '  ' }, { id: 1 }];
  expect(readOwnMixes({ v: 1, mixes: [...damaged, good] })).toEqual(own);
  expect(readOwnMixes({ v: 2, mixes: stored.mixes })).toEqual([]);
  fc.assert(fc.property(fc.anything(), (anything) => void readOwnMixes(anything)));
});

test('mixes of a guest come to those of a member, each once', () => {
  const mix = (id: string) => ({ id, name: id, layers: BUILT_IN_MIXES.campfire });
  expect(joinOwnMixes([mix('a')], [mix('a'), mix('b')]).map(({ id }) => id)).toEqual(['a', 'b']);
});

test('a name is cut at its longest, and never in the middle of a letter', () => {
  expect([...cleanMixName('🌊'.repeat(60))]).toHaveLength(MIX_NAME_LENGTH);
  expect(cleanMixName('\n\t ')).toBe('');
});

test('a surprise is two or three sounds within the limits', () => {
  const random = seededRandom(4);
  for (let times = 0; times < 300; times += 1) {
    const mix = surpriseMix(random);
    expect([2, 3]).toContain(mix.length);
    expect(parseMix(printMix(mix))).toEqual(mix);
  }
});

test('a mix with a sleep timer ends with a fade, and one without goes on', () => {
  expect(planOfMix(BUILT_IN_MIXES.campfire, 1, null)).toMatchObject({ loops: true, fade: null });
  expect(planOfMix(BUILT_IN_MIXES.campfire, 1, 600_000)).toMatchObject({
    loops: false,
    durationMs: 600_000,
    fade: { fromMs: 540_000, toMs: 600_000 },
  });
});
