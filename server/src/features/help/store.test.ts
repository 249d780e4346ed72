import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { migrate } from '../../db/migrate';
import { MIGRATIONS } from '../../db/migrations';
import { emptyDatabase } from '../../testing/test-database';
import { shownHelplines } from './shown-helplines';
import { readHelplines } from './store';

/** A database of the build before, with what its operators corrected. */
async function olderDatabase(corrections: readonly object[]) {
  const { db, folder } = await emptyDatabase();
  const step = MIGRATIONS.findIndex(({ name }) => name === '0026-helplines-one-list');
  await migrate(db, { backupsDir: folder, nowMs: 0, migrations: MIGRATIONS.slice(0, step) });
  await sql`
    insert into settings (name, value, version)
    values ('helplines', ${JSON.stringify(corrections)}, 3)`.execute(db);
  await migrate(db, { backupsDir: folder, nowMs: 9_000 });
  return readHelplines(db);
}

const old = (country: string, emergency: object | null, crisis: object[] = []) => ({
  country,
  emergency,
  crisis,
  checked: '2026-06-01',
});

test('numbers that operators corrected before are kept, each as a line of its own', async () => {
  const { value, version } = await olderDatabase([
    old('NO', { number: '112', note: '112 or 113 (ambulance)' }, [
      { number: '171', note: '171 option 6' },
      { number: '0800', note: '0800/309-309' },
      { number: '741741', note: 'At night', text: true, body: 'HOME' },
      { number: '988', note: null },
    ]),
  ]);
  const origin = {
    source: 'The team of this site',
    asOf: '2026-06-01',
    verified: { on: '2026-06-01', by: 'site' },
  };
  expect(value).toEqual([
    {
      country: 'NO',
      lines: [
        { number: '112', way: 'call', services: ['unknown'], ...origin },
        { number: '113', way: 'call', name: 'ambulance', services: ['unknown'], ...origin },
        { number: '171', way: 'call', option: '6', services: ['crisis'], ...origin },
        { number: '0800 309-309', way: 'call', services: ['crisis'], ...origin },
        { number: '741741', way: 'text', body: 'HOME', name: 'At night', services: ['crisis'], ...origin },
        { number: '988', way: 'call', services: ['crisis'], ...origin },
      ],
    },
  ]);
  // A form that was open meanwhile does not save over it.
  expect(version).toBe(4);
});

test('corrections under withdrawn codes are found at Zimbabwe, Yemen and Vanuatu', async () => {
  const corrected = ['RH', 'YD', 'NH'].map((code) => old(code, { number: '999', note: null }));
  const { value } = await olderDatabase(corrected);
  expect(value.map(({ country }) => country)).toEqual(['ZW', 'YE', 'VU']);
  const shown = shownHelplines(value);
  for (const code of ['ZW', 'YE', 'VU'])
    expect(shown.find(({ country }) => country === code)?.lines).toMatchObject([
      { number: '999', source: 'The team of this site' },
    ]);
});

test('numbers of a place that left the list stay where they were', async () => {
  const { value } = await olderDatabase([old('CP', { number: '112', note: null })]);
  expect(shownHelplines(value).find(({ country }) => country === 'CP')).toMatchObject({
    name: 'Clipperton Island',
    lines: [{ number: '112' }],
  });
});
