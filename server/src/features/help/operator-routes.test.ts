import { helpPageData } from '@stillgrove/contract/helplines';
import { helplinesCorrection, type OperatorHelplinesAnswer } from '@stillgrove/contract/operator-helplines';
import { callLink, textLink } from '@stillgrove/domain/help/number';
import { emergencyLines, SERVICES, type Service } from '@stillgrove/domain/help/services';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { NO_PAGES } from '../../testing/no-pages';
import { signUpOperator } from '../../testing/people';
import { testApp } from '../../testing/test-app';
import { BUNDLED, bundledHelp, shownHelplines } from './shown-helplines';
import { readHelplines } from './store';

const URL = '/api/v1/operator/helplines';
const EMERGENCY = {
  number: '112',
  way: 'call',
  services: ['all'] as Service[],
  source: 'The ministry’s website',
  verifiedOn: null,
};
const LINES = [
  EMERGENCY,
  {
    number: '116 123',
    way: 'call',
    services: ['crisis'],
    name: 'Mental Helse',
    serves: 'Everyone in Norway',
    hours: '24 hours a day, every day',
    languages: 'Norwegian',
    source: 'mentalhelse.no',
    verifiedOn: '2027-03-01',
  },
  {
    number: '741741',
    way: 'text',
    services: ['crisis'],
    body: 'HOME',
    source: 'Their website',
    verifiedOn: null,
  },
];

/** What the form sends for the lines that a country shows. */
const asSent = (lines: OperatorHelplinesAnswer['countries'][number]['help']['lines']) =>
  lines.map(({ asOf: _asOf, verified, ...line }) => ({ ...line, verifiedOn: verified?.on ?? null }));

async function withOla() {
  let changes = 0;
  const pages = { ...NO_PAGES, lookAgain: () => (changes += 1) };
  const instance = await testApp({ pages });
  const ola = await signUpOperator(instance);
  const shown = async () => shownHelplines((await readHelplines(instance.db)).value);
  return {
    ...instance,
    ola,
    shown,
    shownIn: async (code: string) => (await shown()).find(({ country }) => country === code),
    list: async () => (await ola.get(URL)).json<OperatorHelplinesAnswer>(),
    correct: (code: string, version: number, lines: readonly object[] = LINES) =>
      ola.put(`${URL}/${code}`, { lines, version }),
    add: (name: string, version: number) => ola.post(URL, { name, version }),
    takeBack: (code: string, version: number) => ola.post(`${URL}/${code}/take-back`, { version }),
    actions: () => instance.db.selectFrom('operator_actions').select(['action', 'subject']).execute(),
    changes: () => changes,
  };
}

test('changed numbers are shown with what answers, whom they serve and when, until the change is undone', async () => {
  const { list, shownIn, correct, takeBack, actions, changes } = await withOla();
  expect((await correct('NO', 0)).json()).toMatchObject({ success: true, version: 1 });
  const { verifiedOn: _verifiedOn, ...checkedLine } = LINES[1]!;
  expect(await shownIn('NO')).toMatchObject({
    country: 'NO',
    name: 'Norway',
    lines: [
      { number: '112', services: ['all'], asOf: '2027-03-05', verified: null },
      { ...checkedLine, verified: { on: '2027-03-01', by: 'site' } },
      { number: '741741', way: 'text', body: 'HOME', verified: null },
    ],
  });
  const { countries, version } = await list();
  expect(version).toBe(1);
  expect(countries.find(({ help }) => help.country === 'NO')).toMatchObject({
    bundled: bundledHelp('NO'),
    added: false,
  });
  expect(countries.find(({ help }) => help.country === 'DE')).toMatchObject({ bundled: null, added: false });
  expect((await takeBack('NO', 1)).json()).toMatchObject({ success: true, version: 2 });
  expect(await shownIn('NO')).toEqual(bundledHelp('NO'));
  expect(await actions()).toEqual([
    { action: 'helplines-corrected', subject: 'NO' },
    { action: 'helplines-restored', subject: 'NO' },
  ]);
  expect(changes()).toBe(2);
});

test('a line that was left as it was keeps its source’s day, and a changed number is of today', async () => {
  const { shownIn, correct } = await withOla();
  const before = bundledHelp('DE')!.lines;
  const [first, ...others] = asSent(before);
  const lines = [
    { ...first, verifiedOn: '2027-03-04' },
    { ...others[0], number: '0800 111 0 119' },
  ];
  expect((await correct('DE', 0, lines)).statusCode).toBe(200);
  expect((await shownIn('DE'))?.lines).toMatchObject([
    { number: before[0]!.number, asOf: before[0]!.asOf, verified: { on: '2027-03-04', by: 'site' } },
    { number: '0800 111 0 119', asOf: '2027-03-05', verified: null },
  ]);
});

test('a place that the product does not list can be added with its numbers, and removed', async () => {
  const { list, shownIn, correct, add, takeBack, actions } = await withOla();
  expect((await add('Somaliland', 0)).json()).toMatchObject({ success: true, version: 1 });
  expect((await add(' somaliland ', 1)).json()).toHaveProperty('fields.name');
  expect((await add('germany', 1)).json()).toHaveProperty('fields.name');
  const added = (await list()).countries.find(({ help }) => help.name === 'Somaliland');
  expect(added).toMatchObject({ added: true, bundled: null, help: { country: 'XA', lines: [] } });
  expect((await correct('XA', 1)).statusCode).toBe(200);
  expect((await shownIn('XA'))?.lines).toHaveLength(3);
  const names = (await list()).countries.map(({ help }) => help.name);
  expect(names).toEqual(names.toSorted(new Intl.Collator('en').compare));
  expect((await takeBack('XA', 2)).statusCode).toBe(200);
  expect(await shownIn('XA')).toBeUndefined();
  expect((await actions()).map(({ action }) => action)).toEqual([
    'helplines-country-added',
    'helplines-corrected',
    'helplines-country-removed',
  ]);
});

test('operators are told which countries are theirs, as the site’s settings say', async () => {
  const { db, list } = await withOla();
  expect((await list()).served).toEqual([]);
  const value = JSON.stringify({ countries: ['NO', 'SE'] });
  await db.insertInto('settings').values({ name: 'site', value, version: 1 }).execute();
  expect((await list()).served).toEqual(['NO', 'SE']);
});

test('Kosovo’s code is never given to a place that was added', async () => {
  const { add, list } = await withOla();
  for (let version = 0; version < 12; version += 1) await add(`Place ${String(version)}`, version);
  const codes = (await list()).countries.map(({ help }) => help.country);
  expect(new Set(codes).size).toBe(codes.length);
  expect(codes.length).toBe(BUNDLED.length + 12);
});

test('no change takes a country’s only emergency number away', async () => {
  const { shown, correct } = await withOla();
  const refused = await correct('NO', 0, LINES.slice(1));
  expect(refused.statusCode).toBe(400);
  expect(refused.json()).toHaveProperty(
    'fields.lines',
    'This country has an emergency number. Correct it, but do not leave it out.',
  );
  expect(await shown()).toEqual(BUNDLED);
  // Not even one that was stored before the product knew of the number.
  const [kept] = shownHelplines([{ country: 'NO', lines: [] }]).filter(({ country }) => country === 'NO');
  expect(kept?.lines).toEqual(emergencyLines(bundledHelp('NO')!.lines));
});

test('what cannot be dialed, or would mislead, is told at its field', async () => {
  const { correct } = await withOla();
  const refused = await correct('NO', 0, [
    EMERGENCY,
    { ...EMERGENCY, number: 'ask for help', services: [] },
    { ...EMERGENCY, name: 'a\nb', source: ' ' },
    { ...EMERGENCY, body: 'HOME' },
    { ...EMERGENCY, services: ['police', 'crisis'], verifiedOn: 'yesterday' },
  ]);
  expect(refused.statusCode).toBe(400);
  expect(Object.keys(refused.json<{ fields: object }>().fields).sort()).toEqual([
    'lines.1.number',
    'lines.1.services',
    'lines.2.name',
    'lines.2.source',
    'lines.3.body',
    'lines.4.services',
    'lines.4.verifiedOn',
  ]);
  const many = await correct(
    'NO',
    0,
    Array.from({ length: 21 }, () => EMERGENCY),
  );
  expect(many.json()).toHaveProperty('fields.lines');
});

test('a day that has not come yet is no day on which a number was checked', async () => {
  const { clock, correct } = await withOla();
  const day = (ms: number) => new Date(ms).toISOString().slice(0, 10);
  const checkedOn = (on: string) => [EMERGENCY, { ...EMERGENCY, number: '999', verifiedOn: on }];
  expect((await correct('NO', 0, checkedOn(day(clock.now() + 2 * 86_400_000)))).json()).toHaveProperty(
    ['fields', 'lines.1.verifiedOn'],
    expect.stringContaining('has not come yet'),
  );
  expect((await correct('NO', 0, checkedOn(day(clock.now())))).statusCode).toBe(200);
});

test('no one writes over numbers they have not seen, and unknown countries are told', async () => {
  const { correct, takeBack } = await withOla();
  const answers = await Promise.all([correct('NO', 0), correct('NO', 0)]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  expect((await takeBack('NO', 0)).json()).toMatchObject({ code: 'newer-version' });
  expect((await correct('ZZ', 1)).json()).toMatchObject({ code: 'unknown-country' });
  expect((await takeBack('SE', 1)).json()).toMatchObject({ code: 'not-corrected' });
});

test('every country can be changed beginning with what it shows', () => {
  for (const { name, lines } of BUNDLED)
    expect(helplinesCorrection.safeParse({ lines: asSent(lines) }).error?.issues, name).toBeUndefined();
});

test('whatever is saved, the page can be read and no other country is touched', async () => {
  const { shown, correct } = await withOla();
  let version = 0;
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 20 }).map((some) => some.replaceAll('\0', '')),
    fc.constantFrom('112', '+683 4202', '0800/309-309', '\uD800', '<b>', '112\u202E'),
  );
  const usual = fc.constantFrom('24 hours a day, every day', 'In <b>all</b> languages');
  const line = fc.record(
    {
      number: fc.oneof({ weight: 9, arbitrary: fc.stringMatching(/^\+?\d[\d -]{0,11}\d$/) }, text),
      way: fc.constantFrom('call', 'text'),
      services: fc.oneof(
        { weight: 6, arbitrary: fc.constantFrom<Service[]>(['all'], ['crisis'], ['ambulance', 'fire']) },
        fc.array(fc.constantFrom(...SERVICES), { maxLength: 3 }),
      ),
      source: fc.oneof({ weight: 4, arbitrary: usual }, text),
      verifiedOn: fc.constantFrom(null, '2026-06-01', '2026-02-28', '2026-02-30', '2199-01-01'),
      name: fc.oneof({ weight: 4, arbitrary: usual }, text),
      hours: usual,
      body: text,
    },
    { requiredKeys: ['number', 'way', 'services', 'source', 'verifiedOn'] },
  );
  const lines = fc.array(line, { maxLength: 2 }).map((some) => [{ ...EMERGENCY, number: '999' }, ...some]);
  const country = fc.constantFrom(...BUNDLED.map((help) => help.country));
  let saves = 0;
  await fc.assert(
    fc.asyncProperty(country, lines, async (code, changed) => {
      const before = await shown();
      const { statusCode } = await correct(code, version, changed);
      expect([200, 400]).toContain(statusCode);
      if (statusCode === 200) version += 1;
      saves = version;
      const after = await shown();
      const page = helpPageData.parse(JSON.parse(JSON.stringify({ countries: after })));
      expect(page.countries).toEqual(after);
      after.forEach((help, place) => {
        if (help.country !== code || statusCode !== 200) expect(help).toEqual(before[place]);
        if (help.country !== code) return;
        for (const { number, way, body } of help.lines)
          expect(way === 'text' ? textLink(number, body) : callLink(number)).toMatch(
            /^(?:tel|sms):(?:\+|\d|\*|%23)/,
          );
      });
    }),
    { numRuns: 150 },
  );
  expect(saves).toBeGreaterThan(10);
});
