import { isLanguageTag } from '@stillgrove/domain/therapists/language-tag';
import { expect, test } from 'vitest';
import { knownLanguages } from './languages';
import { ownZone, zoneName, zonesByRegion } from './time-zones';

test('every language can be chosen by its name, once, and the server takes it', () => {
  const known = knownLanguages();
  expect(known.length).toBeGreaterThan(150);
  expect(known.every(({ value }) => isLanguageTag(value))).toBe(true);
  expect(new Set(known.map(({ name }) => name)).size).toBe(known.length);
  for (const tag of ['en', 'hi', 'mr', 'ar', 'yue', 'ase'])
    expect(known.map(({ value }) => value)).toContain(tag);
});

test('every zone can be chosen once, by the name of today, also one that the browser leaves out', () => {
  const zones = zonesByRegion('Etc/GMT+3').flatMap((region) => region.zones);
  expect(new Set(zones).size).toBe(zones.length);
  for (const zone of ['Asia/Kolkata', 'UTC', 'Etc/GMT+3', ownZone()]) expect(zones).toContain(zone);
  expect(zones).not.toContain('Asia/Calcutta');
  expect(zoneName('America/Argentina/Buenos_Aires')).toBe('Argentina, Buenos Aires');
  expect(zoneName('UTC')).toBe('UTC');
});
