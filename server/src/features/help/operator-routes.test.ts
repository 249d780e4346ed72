import { helpPageData } from '@stillgrove/contract/helplines';
import { helplinesCorrection, type OperatorHelplinesAnswer } from '@stillgrove/contract/operator-helplines';
import { tidyLine } from '@stillgrove/domain/help/line';
import { callLink, numbersOf, textLink } from '@stillgrove/domain/help/numbers';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { NO_PAGES } from '../../testing/no-pages';
import { signUpOperator } from '../../testing/people';
import { testApp } from '../../testing/test-app';
import { BUNDLED, shownHelplines } from './shown-helplines';
import { readHelplines } from './store';

const URL = '/api/v1/operator/helplines';
const CORRECTION = {
  emergency: { number: '112', note: '112 or 911' },
  crisis: [
    { number: '988', note: 'Free, day and night' },
    { number: '741741', note: null, text: true, body: 'HOME' },
  ],
  checked: '2026-06-01',
};

const bundled = (code: string) => BUNDLED.find(({ help }) => help.country === code)?.help;

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
    correct: (code: string, version: number, changed: object = {}) =>
      ola.put(`${URL}/${code}`, { ...CORRECTION, ...changed, version }),
    takeBack: (code: string, version: number) => ola.post(`${URL}/${code}/take-back`, { version }),
    actions: () => instance.db.selectFrom('operator_actions').select(['action', 'subject']).execute(),
    changes: () => changes,
  };
}

test('corrected numbers are shown in the order that was chosen, until they are taken back', async () => {
  const { ola, shownIn, correct, takeBack, actions, changes } = await withOla();
  expect((await correct('NO', 0)).json()).toMatchObject({ success: true, version: 1 });
  expect(await shownIn('NO')).toEqual({ country: 'NO', name: 'Norway', ...CORRECTION });
  const { countries, version } = (await ola.get(URL)).json<OperatorHelplinesAnswer>();
  expect(version).toBe(1);
  expect(countries.find(({ help }) => help.country === 'NO')).toMatchObject({ bundled: bundled('NO') });
  expect(countries.find(({ help }) => help.country === 'DE')).toMatchObject({
    source: 'TelefonSeelsorge',
    bundled: null,
  });
  expect((await takeBack('NO', 1)).json()).toMatchObject({ success: true, version: 2 });
  expect(await shownIn('NO')).toEqual(bundled('NO'));
  expect(await actions()).toEqual([
    { action: 'helplines-corrected', subject: 'NO' },
    { action: 'helplines-restored', subject: 'NO' },
  ]);
  expect(changes()).toBe(2);
});

test('no correction takes a country’s only emergency number away', async () => {
  const { shown, correct } = await withOla();
  const refused = await correct('NO', 0, { emergency: null });
  expect(refused.statusCode).toBe(400);
  expect(refused.json()).toHaveProperty('fields', {
    'emergency.number': 'This country has an emergency number. Correct it, but do not leave it out.',
  });
  expect(await shown()).toEqual(BUNDLED.map(({ help }) => help));
  // Not even one that was stored before the product knew of the number.
  const stored = [{ country: 'NO', ...CORRECTION, emergency: null }];
  expect(shownHelplines(stored).find(({ country }) => country === 'NO')?.emergency).toEqual(
    bundled('NO')?.emergency,
  );
});

test('what cannot be dialed, or would mislead, is told at its field', async () => {
  const { correct } = await withOla();
  const refused = await correct('NO', 0, {
    emergency: { number: '113', note: '112 or 911' },
    crisis: [
      { number: 'ask for help', note: null },
      { number: '988', note: 'a\nb', body: 'HOME' },
    ],
    checked: 'yesterday',
  });
  expect(refused.statusCode).toBe(400);
  expect(Object.keys(refused.json<{ fields: object }>().fields).sort()).toEqual([
    'checked',
    'crisis.0.number',
    'crisis.1.body',
    'crisis.1.note',
    'emergency.note',
  ]);
  const many = await correct('NO', 0, { crisis: Array.from({ length: 13 }, () => CORRECTION.crisis[0]) });
  expect(many.json()).toHaveProperty('fields.crisis');
});

test('a day that is still to come is no day on which numbers were checked', async () => {
  const { clock, correct } = await withOla();
  const day = (ms: number) => new Date(ms).toISOString().slice(0, 10);
  expect((await correct('NO', 0, { checked: day(clock.now() + 2 * 86_400_000) })).json()).toHaveProperty(
    'fields.checked',
  );
  expect((await correct('NO', 0, { checked: day(clock.now()) })).statusCode).toBe(200);
});

test('no one writes over numbers they have not seen, and unknown countries are told', async () => {
  const { correct, takeBack } = await withOla();
  const answers = await Promise.all([correct('NO', 0), correct('NO', 0)]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  expect((await takeBack('NO', 0)).json()).toMatchObject({ code: 'newer-version' });
  expect((await correct('ZZ', 1)).json()).toMatchObject({ code: 'unknown-country' });
  expect((await takeBack('SE', 1)).json()).toMatchObject({ code: 'not-corrected' });
});

test('every country can be corrected beginning with what it shows', () => {
  for (const { help } of BUNDLED) {
    const emergency = help.emergency && tidyLine(help.emergency);
    const crisis = help.crisis.map(tidyLine);
    const checked = '2026-11-01';
    const parsed = helplinesCorrection.safeParse({ emergency, crisis, checked });
    expect(parsed.error?.issues, help.name).toBeUndefined();
    expect(crisis.map(numbersOf)).toEqual(help.crisis.map(numbersOf));
  }
});

test('whatever is saved, the page can be read and no other country is touched', async () => {
  const { shown, correct } = await withOla();
  let version = 0;
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 20 }).map((text) => text.replaceAll('\0', '')),
    fc.constantFrom(
      '112',
      '112 or 911',
      '+683 4202',
      '0800/309-309',
      '171 option 6',
      '\uD800',
      '<b>',
      '112\u202E',
    ),
  );
  const number = fc.oneof({ weight: 9, arbitrary: fc.stringMatching(/^\+?\d[\d -]{0,11}\d$/) }, text);
  const note = fc.option(fc.oneof(fc.constantFrom('Day and night', 'In <b>all</b> languages'), text));
  const crisisLine = fc.record(
    { number, note, text: fc.boolean(), body: text },
    { requiredKeys: ['number', 'note'] },
  );
  const correction = fc.record({
    emergency: fc.option(fc.record({ number, note }), { freq: 6 }),
    crisis: fc.array(crisisLine, { maxLength: 2 }),
    checked: fc.constantFrom('2026-06-01', '2026-05-31', '2026-02-28', '2026-02-30', '2199-01-01'),
  });
  const country = fc.constantFrom(...BUNDLED.map(({ help }) => help.country));
  let saves = 0;
  await fc.assert(
    fc.asyncProperty(country, correction, async (code, changed) => {
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
        expect(help.emergency).not.toBeNull();
        // What the page makes of it: links that can be pressed.
        for (const line of [help.emergency!, ...help.crisis])
          for (const dialed of numbersOf(line))
            expect(
              line.text === true ? textLink(dialed.number, line.body) : callLink(dialed.number),
            ).toMatch(/^(?:tel|sms):(?:\+|\d|\*|%23)/);
      });
    }),
    { numRuns: 150 },
  );
  expect(saves).toBeGreaterThan(10);
});
