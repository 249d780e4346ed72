import { DEFAULT_SITE } from '@stillgrove/contract/default-site';
import { valuesOf } from '@stillgrove/contract/site';
import type { InstrumentId } from '@stillgrove/domain/self-checks/forms';
import type { ServiceId } from '@stillgrove/domain/site/services';
import { expect, test } from 'vitest';
import { changedValues, formValues, mergedValues, siteOf } from './site-fields';

const SITE = valuesOf(DEFAULT_SITE);

test('what the form shows is what it sends', () => {
  const site = {
    ...SITE,
    social: { ...SITE.social, youtube: 'https://example.org/hill' },
    landingVariant: 'video' as const,
    stats: { ...SITE.stats, shown: false },
    operatorName: 'Quiet Hill Trust',
    legalForm: 'charity' as const,
    sampleFigures: false,
    services: ['counseling', 'crisis-intervention'] satisfies ServiceId[],
    sampleServices: false,
    answerHours: 48,
    crisisRole: true,
    fullMessageAlerts: true,
    selfChecks: ['who-5'] satisfies InstrumentId[],
    appointmentReminders: false,
    minimumAge: 14,
    asksBirthYear: true,
    emailService: 'Example Email',
    newsletterService: 'Example Letters',
    videoCallService: 'Example Meet',
    otherCountries: 'Emails are processed in the United States.',
    host: 'Our own server in Bhopal, India',
    dataProtectionContact: 'privacy@quiet-hill.org',
    imprint: {
      representative: 'Ana Ray, chair',
      register: 'Register of Charities 1234',
      vatId: 'XX123456789',
      supervisor: 'The state board of counselors',
      authorities: 'law@quiet-hill.org',
    },
    reviewer: { name: 'Ana Ray', role: 'Clinical psychologist', reviewedOn: '2026-11-20' },
    countries: ['IN', 'NP'],
  };
  expect(siteOf(formValues(site))).toEqual(site);
});

test('what a new site knows is sent as it was read', () => {
  expect(siteOf(formValues(SITE))).toEqual(SITE);
});

test('country codes may be typed in small letters, with commas or spaces', () => {
  expect(siteOf({ ...formValues(SITE), countries: ' us, ca;mx  gb ' }).countries).toEqual([
    'US',
    'CA',
    'MX',
    'GB',
  ]);
});

test.each([
  ['', null],
  ['48', 48],
  ['two days', -1],
  ['1.5', -1],
])('"%s" hours are sent as %s, so that the server can say what is wrong', (typed, sent) => {
  expect(siteOf({ ...formValues(SITE), answerHours: typed }).answerHours).toBe(sent);
});

test('a reviewer without a name is sent, so that the server asks for it', () => {
  const values = { ...formValues(SITE), 'reviewer.role': 'Psychiatrist' };
  expect(siteOf(values).reviewer).toEqual({ name: '', role: 'Psychiatrist', reviewedOn: '' });
});

test('an address that is left empty is not set', () => {
  expect(siteOf({ ...formValues(SITE), diaryUrl: '  ' }).diaryUrl).toBeNull();
});

test('what someone else changed is told under the names of the fields', () => {
  const after = { ...SITE, phone: '112', stats: { ...SITE.stats, shown: false } };
  expect(changedValues(SITE, after)).toEqual([
    ['Phone', '112'],
    ['Show the figures', 'no'],
  ]);
});

test('keeping what was typed keeps what someone else changed elsewhere', () => {
  const typed = { ...formValues(SITE), name: 'Quiet Hill', phone: '113' };
  const newer = { ...SITE, phone: '112', address: 'Lower Lake Road 4' };
  expect(siteOf(mergedValues(SITE, typed, newer))).toEqual({
    ...SITE,
    name: 'Quiet Hill',
    phone: '113',
    address: 'Lower Lake Road 4',
  });
});
