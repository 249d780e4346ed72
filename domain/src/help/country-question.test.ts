import { expect, test } from 'vitest';
import { countryToAskAbout } from './country-question';

test('where clock and choice disagree, someone is asked', () => {
  expect(countryToAskAbout({ chosen: 'IN', ofClock: ['DE'], overruled: null })).toBe('DE');
});

test('no one is asked where clock and choice agree, or where the clock says nothing', () => {
  expect(countryToAskAbout({ chosen: 'IN', ofClock: ['IN'], overruled: null })).toBeNull();
  expect(countryToAskAbout({ chosen: 'LI', ofClock: ['CH', 'LI'], overruled: null })).toBeNull();
  expect(countryToAskAbout({ chosen: 'IN', ofClock: [], overruled: null })).toBeNull();
});

test('who has answered is asked again only when the clock moves on to a third country', () => {
  expect(countryToAskAbout({ chosen: 'IN', ofClock: ['DE'], overruled: 'DE' })).toBeNull();
  expect(countryToAskAbout({ chosen: 'IN', ofClock: ['FR'], overruled: 'DE' })).toBe('FR');
});
