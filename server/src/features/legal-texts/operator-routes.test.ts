import { DEFAULT_SITE } from '@stillgrove/contract/default-site';
import type { LegalTextName } from '@stillgrove/contract/legal-texts';
import type { OperatorLegalTextAnswer } from '@stillgrove/contract/operator-legal-texts';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readConfig } from '../../config';
import { NO_PAGES } from '../../testing/no-pages';
import { OLA, reAuthenticate, signUpOperator } from '../../testing/people';
import { testApp } from '../../testing/test-app';
import { legalFacts } from './legal-facts';
import { readLegalTextRecords, shownLegalTexts } from './shown-texts';
import { storeDefaultTexts } from './store-defaults';

const URL = '/api/v1/operator/legal-texts';
const OWN = {
  markdown: '## Who we are\n\nWe are *Quiet Hill*. Write to {email}.',
  note: 'We wrote our own.',
};

const settings = readConfig({});
if ('problem' in settings) throw new Error(settings.problem);
const { config } = settings;

async function withOla() {
  let changes = 0;
  const pages = { ...NO_PAGES, lookAgain: () => (changes += 1) };
  const instance = await testApp({ pages });
  const ola = await signUpOperator(instance);
  const facts = legalFacts(DEFAULT_SITE, config);
  return {
    ...instance,
    ola,
    read: async (name: LegalTextName) => (await ola.get(`${URL}/${name}`)).json<OperatorLegalTextAnswer>(),
    save: (name: LegalTextName, version: number, words: object = {}) =>
      ola.put(`${URL}/${name}`, { ...OWN, ...words, version }),
    restore: (name: LegalTextName, version: number, note = 'The default is enough.') =>
      ola.post(`${URL}/${name}/restore`, { version, note }),
    /** What pages are made of. */
    shown: async () => shownLegalTexts(await readLegalTextRecords(instance.db), facts),
    /** What a process does when it starts, and when settings change. */
    start: (site: Partial<typeof DEFAULT_SITE> = {}) =>
      storeDefaultTexts({ ...instance, facts: legalFacts({ ...DEFAULT_SITE, ...site }, config) }),
    actions: () => instance.db.selectFrom('operator_actions').select(['action', 'subject']).execute(),
    changes: () => changes,
  };
}

test('an operator’s own text is shown with its date and what changed, and the default comes back', async () => {
  const { ola, read, save, restore, shown, start, actions, changes, clock } = await withOla();
  await start();
  const began = clock.now();
  expect((await shown()).privacy.versions).toEqual([
    { version: 1, changedAt: began, note: 'First version.' },
  ]);
  clock.advance(600_000);
  await reAuthenticate(ola, OLA);
  expect((await save('privacy', 1)).json()).toMatchObject({ success: true, version: 2 });
  const { privacy } = await shown();
  expect(privacy.text).toEqual({
    intro: '',
    sections: [
      {
        id: 'who-we-are',
        title: 'Who we are',
        html: '<p>We are <em>Quiet Hill</em>. Write to support@stillgrove.example.</p>',
      },
    ],
  });
  expect(privacy.versions[0]).toEqual({ version: 2, changedAt: began + 600_000, note: OWN.note });
  expect(await read('privacy')).toMatchObject({ version: 2, own: true, markdown: OWN.markdown });
  expect((await restore('privacy', 2)).json()).toMatchObject({ success: true, version: 3 });
  const after = await read('privacy');
  expect(after).toMatchObject({ version: 3, own: false, changed: { note: 'The default is enough.' } });
  expect(after.markdown).toBe(after.defaultMarkdown);
  expect((await shown()).privacy.versions.map(({ version }) => version)).toEqual([3, 2, 1]);
  expect(await actions()).toEqual([
    { action: 'legal-text-saved', subject: 'privacy' },
    { action: 'legal-text-restored', subject: 'privacy' },
  ]);
  expect(changes()).toBe(2);
});

test('every version can be read by anyone, also once it is no longer shown', async () => {
  const { save, start, visitor } = await withOla();
  await start();
  await save('terms', 1, { markdown: '## First\n\nOne <3', note: 'A & B' });
  await save('terms', 2, { markdown: '## Second\n\nTwo', note: 'C' });
  const page = await visitor().get('/terms/versions/2');
  expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  expect(page.body).toMatch(/<h2>First<\/h2>\s*<p>One &lt;3<\/p>/);
  expect(page.body).toMatch(/Valid from [A-Z][a-z]+ \d+, 2\d{3}\. A &amp; B/);
  expect((await visitor().get('/terms/versions/1')).body).toContain('Not an emergency service');
  expect((await visitor().get('/terms/versions/9')).statusCode).toBe(404);
  const noNumber = await visitor().get('/terms/versions/abc');
  expect([noNumber.statusCode, noNumber.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
  expect((await visitor().get('/imprint/versions/1')).statusCode).toBe(200);
});

test('a default text follows the settings, and tells which of its sections changed', async () => {
  const { shown, start } = await withOla();
  await start();
  await start();
  expect((await shown()).imprint.versions).toHaveLength(1);
  await start({ host: 'Example Hosting, Iceland' });
  const { imprint, privacy, terms } = await shown();
  expect(imprint.versions[0]).toMatchObject({ version: 2, note: 'Changed: Where the site is hosted.' });
  expect(privacy.versions[0]).toMatchObject({ version: 2, note: 'Changed: Who else gets data.' });
  expect(terms.versions).toHaveLength(1);
});

test('a text that an operator wrote stays as it is, whatever the settings become', async () => {
  const { shown, save, start } = await withOla();
  await save('imprint', 0);
  await start({ host: 'Example Hosting, Iceland' });
  const { imprint } = await shown();
  expect(imprint.versions).toHaveLength(1);
  expect(JSON.stringify(imprint.text)).not.toContain('Iceland');
});

test('processes that start together store one first version', async () => {
  const { start, shown } = await withOla();
  await Promise.all([start(), start(), start()]);
  for (const { versions } of Object.values(await shown())) expect(versions).toHaveLength(1);
});

test('pressing twice publishes once, and no one writes over what they have not seen', async () => {
  const { save, restore, shown } = await withOla();
  const answers = await Promise.all([save('privacy', 0), save('privacy', 0, { note: 'Another.' })]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  expect((await shown()).privacy.versions).toHaveLength(1);
  for (const late of [await save('privacy', 0), await restore('privacy', 0)])
    expect([late.statusCode, late.json()]).toMatchObject([409, { code: 'newer-version' }]);
});

test('a text without a note, with HTML or with a link that leads astray is refused at its field', async () => {
  const { save, restore, shown, ola } = await withOla();
  expect((await save('terms', 0, { note: ' ' })).json()).toMatchObject({
    fields: { note: 'Write in a few words what changed.' },
  });
  expect((await restore('terms', 0, '')).statusCode).toBe(400);
  for (const markdown of ['<b>Hi</b>', 'a ![b](/c)', '[a](javascript:alert(1))', '# Big', ' ', 'a\u202Eb']) {
    const preview = await ola.post(`${URL}/preview`, { markdown });
    for (const refused of [await save('terms', 0, { markdown }), preview]) {
      expect(refused.statusCode).toBe(400);
      expect(refused.json()).toHaveProperty('fields.markdown');
    }
  }
  expect((await shown()).terms.versions).toEqual([]);
});

test('a preview shows a text as visitors would see it, and stores nothing', async () => {
  const { ola, shown } = await withOla();
  const preview = await ola.post(`${URL}/preview`, {
    markdown: 'Hi from {name}.\r\n\r\n## One\r\n\r\n- a\r\n- b',
  });
  expect(preview.json()).toEqual({
    success: true,
    text: {
      intro: '<p>Hi from Stillgrove.</p>',
      sections: [{ id: 'one', title: 'One', html: '<ul><li>a</li><li>b</li></ul>' }],
    },
  });
  expect((await shown()).privacy.versions).toEqual([]);
});

test('only operators see or change the texts behind the pages', async () => {
  const { visitor } = await withOla();
  expect((await visitor().get(`${URL}/privacy`)).statusCode).toBe(404);
  expect((await visitor().put(`${URL}/privacy`, { ...OWN, version: 0 })).statusCode).toBe(404);
});

test('whatever is written is refused in words or read back, and no other text is touched', async () => {
  const { save, read, shown } = await withOla();
  let version = 0;
  const hostile = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }).map((text) => text.replaceAll('\0', '')),
    fc.constantFrom('<script>', '[a](javascript:1)', '\uD800', '\u202E', '{email}', '\u0000', '## \n', '- '),
  );
  await fc.assert(
    fc.asyncProperty(hostile, hostile, async (markdown, note) => {
      const { statusCode } = await save('imprint', version, { markdown, note });
      expect([200, 400]).toContain(statusCode);
      const now = await read('imprint');
      if (statusCode === 200) expect(now.markdown).toBe(markdown.replaceAll(/\r\n?/g, '\n').trim());
      version = now.version;
      expect((await shown()).terms.versions).toEqual([]);
    }),
    { numRuns: 40 },
  );
});
