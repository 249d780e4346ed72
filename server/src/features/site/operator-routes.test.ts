import { DEFAULT_SITE } from '@stillgrove/contract/default-site';
import type { OperatorSiteAnswer } from '@stillgrove/contract/operator-site';
import { site as siteSchema, valuesOf } from '@stillgrove/contract/site';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { emailsTo } from '../../testing/emailed';
import { NO_PAGES } from '../../testing/no-pages';
import { signUpOperator } from '../../testing/people';
import { testApp } from '../../testing/test-app';
import { readSite } from './store';

const URL = '/api/v1/operator/site';
const DEFAULTS = valuesOf(DEFAULT_SITE);

async function withOla() {
  let changes = 0;
  const pages = { ...NO_PAGES, lookAgain: () => (changes += 1) };
  const instance = await testApp({ pages });
  const ola = await signUpOperator(instance);
  const save = (values: object, version = 0) => ola.put(URL, { ...DEFAULTS, ...values, version });
  const actions = () => instance.db.selectFrom('operator_actions').select(['action', 'subject']).execute();
  return { ...instance, ola, save, actions, changes: () => changes };
}

test('what an operator saves is there for the next one, and pages are rendered again at once', async () => {
  const { ola, save, actions, changes } = await withOla();
  expect((await ola.get(URL)).json()).toEqual({ success: true, site: DEFAULTS, version: 0 });
  const facebook = 'https://example.org/hill';
  const saved = await save({ name: ' Quiet Hill ', social: { ...DEFAULTS.social, facebook } });
  expect(saved.json()).toEqual({
    success: true,
    message: 'Saved. Pages show it within seconds.',
    version: 1,
  });
  const { site, version } = (await ola.get(URL)).json<OperatorSiteAnswer>();
  expect({ name: site.name, facebook: site.social.facebook, version }).toEqual({
    name: 'Quiet Hill',
    facebook,
    version: 1,
  });
  expect(await actions()).toEqual([{ action: 'site-saved', subject: 'name, social' }]);
  expect(changes()).toBe(1);
});

test('an address for messages that is replaced is told so, once', async () => {
  const { save, db } = await withOla();
  const told = async () => (await emailsTo(db, 'team@quiethill.net')).map(({ subject }) => subject);
  await save({ email: 'team@quiethill.net' });
  await save({ email: 'team@quiethill.net', name: 'Quiet Hill' }, 1);
  expect(await told()).toEqual([]);
  await save({ email: 'thief@elsewhere.net', name: 'Quiet Hill' }, 2);
  expect(await told()).toEqual(['Email from Quiet Hill goes to another address now']);
});

test('saving what is there already does nothing', async () => {
  const { save, actions, changes } = await withOla();
  expect((await save({})).json()).toMatchObject({ success: true, version: 0 });
  expect(await actions()).toEqual([]);
  expect(changes()).toBe(0);
});

test('no one saves over something newer that they have not seen', async () => {
  const { ola, save } = await withOla();
  await save({ name: 'Quiet Hill' });
  const late = await save({ name: 'Still Water' });
  expect(late.statusCode).toBe(409);
  expect(late.json()).toMatchObject({ success: false, code: 'newer-version' });
  expect((await ola.get(URL)).json<OperatorSiteAnswer>().site.name).toBe('Quiet Hill');
  expect((await save({ name: 'Still Water' }, 1)).json()).toMatchObject({ version: 2 });
});

test('each field that is wrong is explained in words of its own', async () => {
  const { save } = await withOla();
  const refused = await save({
    name: 'Quiet\nHill',
    address: ' ',
    email: 'somewhere',
    phone: 'ring the bell',
    social: { ...DEFAULTS.social, twitter: 'javascript:alert(1)', linkedin: 'https://example.org/a b' },
    stats: { shown: true, items: [{ value: '', label: 'Years' }, ...DEFAULTS.stats.items.slice(1)] },
    diaryUrl: 'diary',
    answerHours: 0,
    minimumAge: 3,
    countries: ['us'],
    reviewer: { name: '', role: 'Psychiatrist', reviewedOn: 'spring' },
  });
  expect(refused.statusCode).toBe(400);
  expect(refused.json()).toMatchObject({
    fields: {
      name: 'Use one line of plain characters here.',
      address: 'Enter an address, or where people find you.',
      email: 'Enter an email address like name@example.org.',
      phone: 'Enter a phone number, such as +91 755 123 4567.',
      'social.twitter': 'Enter a whole web address, starting with https://.',
      'social.linkedin': 'A web address has no spaces.',
      'stats.items.0.value': 'Enter a figure.',
      diaryUrl: 'Enter a whole web address, starting with https://.',
      answerHours: 'Enter a whole number of hours from 1 to 720, or leave it empty.',
      minimumAge: 'Enter a whole number of years from 10 to 25, or leave it empty.',
      countries: 'Enter country codes of two letters, such as US, CA.',
      'reviewer.name': 'Enter the name of the reviewer.',
      'reviewer.reviewedOn': 'Enter the day of the review.',
    },
  });
});

test('a new site promises nothing that its operator has not said', async () => {
  const { ola } = await withOla();
  expect((await ola.get(URL)).json<OperatorSiteAnswer>().site).toMatchObject({
    operatorName: '',
    legalForm: 'unsaid',
    services: [],
    sampleServices: true,
    sampleFigures: true,
    answerHours: null,
    crisisRole: false,
    fullMessageAlerts: false,
    minimumAge: 16,
    asksBirthYear: false,
    host: '',
    emailService: '',
    newsletterService: '',
    videoCallService: '',
    otherCountries: '',
    dataProtectionContact: '',
    imprint: { representative: '', register: '', vatId: '', supervisor: '', authorities: '' },
    reviewer: null,
    countries: [],
  });
});

test('what an operator says of services, answer time, age, host and reviewer is kept', async () => {
  const { ola, save } = await withOla();
  const said = {
    operatorName: 'Quiet Hill Trust',
    legalForm: 'charity',
    services: ['workshops', 'mindfulness'],
    sampleServices: false,
    sampleFigures: false,
    answerHours: 48,
    crisisRole: true,
    fullMessageAlerts: true,
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
  expect((await save(said)).statusCode).toBe(200);
  expect((await ola.get(URL)).json<OperatorSiteAnswer>().site).toMatchObject(said);
});

test('what the settings of the process decide cannot be saved', async () => {
  const { save } = await withOla();
  const refused = await save({ ...DEFAULT_SITE });
  expect(refused.statusCode).toBe(400);
  expect(Object.values(refused.json<{ fields: object }>().fields)).toEqual([
    expect.stringContaining('is not known'),
  ]);
});

test('whatever is typed is refused in words or read back as it was saved', async () => {
  const { db, save } = await withOla();
  let version = 0;
  const hostile = fc.oneof(
    // NUL alone is not kept, wherever it comes from.
    fc.string({ unit: 'binary', maxLength: 30 }).map((text) => text.replaceAll('\0', '')),
    fc.constantFrom('<script>alert(1)</script>', '"><img src=x>', '{email}', '\u202Egnp', '\uD800', '$&'),
  );
  await fc.assert(
    fc.asyncProperty(hostile, hostile, hostile, async (name, address, link) => {
      const answer = await save({ name, address, reliefPlaylistUrl: `https://example.org/${link}` }, version);
      const stored = await readSite(db, DEFAULT_SITE);
      if (answer.statusCode === 200) {
        version = answer.json<{ version: number }>().version;
        expect(stored.site).toMatchObject({ name: name.trim(), address: address.trim() });
      } else expect(answer.statusCode).toBe(400);
      expect(siteSchema.safeParse(stored.site).success).toBe(true);
      expect(stored.version).toBe(version);
    }),
    { numRuns: 60 },
  );
});
