import { INVENTORY, type Kept } from '@stillgrove/domain/retention/inventory';
import { SERVICES } from '@stillgrove/domain/site/services';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { renderSectionedMarkdown, sectionedMarkdownProblem, type SectionedText } from '../sectioned-markdown';
import { DEFAULT_LEGAL_TEXTS } from './default-texts';
import type { LegalFacts } from './facts';
import { NOTHING_SAID, EVERYTHING_SAID } from './sample-facts';

const NAMES = ['privacy', 'terms', 'imprint'] as const;
const NAMED_ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** What a reader sees, piece by piece: headings, paragraphs and items of lists. */
function piecesOf({ intro, sections }: SectionedText): string[] {
  const html = intro + sections.map(({ title, html: words }) => `<h2>${title}</h2>${words}`).join('');
  return html
    .split(/<\/?(?:h2|h3|p|ul|ol|li)>/)
    .map((piece) => piece.replaceAll(/<[^>]*>/g, ''))
    .map((piece) =>
      piece.replaceAll(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => NAMED_ENTITIES[name] ?? ''),
    )
    .filter((piece) => piece !== '');
}

const read = (name: (typeof NAMES)[number], facts: LegalFacts) =>
  piecesOf(renderSectionedMarkdown(DEFAULT_LEGAL_TEXTS[name](facts))).join('\n');

/** One line that has something to read in it, as the settings demand. */
const line = fc
  .string({ unit: 'grapheme', maxLength: 40 })
  .map((text) => text.replaceAll(/\s+/g, ' ').trim());
const filled = line.filter((text) => text !== '');
const anyFacts: fc.Arbitrary<LegalFacts> = fc.record({
  name: filled,
  operatorName: line,
  legalForm: fc.constantFrom('unsaid', 'charity', 'nonprofit', 'public', 'company', 'person'),
  address: filled,
  email: fc.emailAddress(),
  phone: fc.constantFrom('', '+1 (555) 01-00'),
  dataProtectionContact: fc.oneof(line, fc.emailAddress()),
  host: line,
  emailService: line,
  newsletterService: line,
  videoCallService: line,
  otherCountries: line,
  imprint: fc.record({
    representative: line,
    register: line,
    vatId: line,
    supervisor: line,
    authorities: fc.oneof(line, fc.emailAddress()),
  }),
  minimumAge: fc.option(fc.integer({ min: 10, max: 21 })),
  asksBirthYear: fc.boolean(),
  answerHours: fc.option(fc.integer({ min: 1, max: 720 })),
  crisisRole: fc.boolean(),
  fullMessageAlerts: fc.boolean(),
  services: fc.subarray([...SERVICES]),
  legacyRecords: fc.boolean(),
  usesEmailService: fc.boolean(),
  backupsKept: fc.integer({ min: 1, max: 400 }),
  copiesBeforeUpgrades: fc.boolean(),
  sessionDays: fc.integer({ min: 1, max: 365 }),
});

describe.each(NAMES)('%s', (name) => {
  test('whatever the settings are, the text can be shown, and none of its sentences is empty or unfinished', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const text = DEFAULT_LEGAL_TEXTS[name](facts);
        expect(sectionedMarkdownProblem(text)).toBeNull();
        const { name: site, operatorName, address, email, host, dataProtectionContact } = facts;
        const { emailService, newsletterService, videoCallService, otherCountries } = facts;
        const services = [emailService, newsletterService, videoCallService, otherCountries];
        const details = Object.values(facts.imprint);
        const own = [
          site,
          operatorName,
          address,
          email,
          host,
          dataProtectionContact,
          ...services,
          ...details,
        ];
        const pieces = piecesOf(renderSectionedMarkdown(text));
        expect(pieces.length).toBeGreaterThan(5);
        for (const piece of pieces) {
          // What the operator entered may be any words at all.
          const ours = own.some((words) => words !== '' && piece.includes(words)) ? '' : piece;
          expect(ours).not.toMatch(/undefined|null|NaN|\[object|\{\w|:\s*\.|\(\)|\s{2}|\s[.,]/);
          expect(ours).toMatch(/^(?:$|\S.*[\p{L}\d.:?)]$)/u);
        }
      }),
      { numRuns: 300 },
    );
  });

  test('what an operator enters stays what it is: no mark, no link and no HTML comes of it', () => {
    for (const words of [
      '<b>Trust</b>',
      '[Trust](javascript:alert(1))',
      '**Trust**',
      '## Trust',
      '- Trust',
      '&lt;',
      '{email}',
    ]) {
      const html = JSON.stringify(
        renderSectionedMarkdown(
          DEFAULT_LEGAL_TEXTS[name]({ ...EVERYTHING_SAID, operatorName: words, host: words }),
        ),
      );
      expect(html).not.toMatch(/<b>|javascript:alert\(1\)">|<strong>Trust|"title":"Trust"|<li>Trust/);
      expect(read('imprint', { ...EVERYTHING_SAID, operatorName: words })).toContain(
        `Quiet Hill is run by ${words}.`,
      );
    }
  });
});

test('the privacy text tells of everything that is kept about people, and for how long', () => {
  const text = read('privacy', EVERYTHING_SAID);
  for (const { words } of Object.values<Kept>(INVENTORY)) {
    if (words === null) continue;
    expect(text).toContain(words.title);
    expect(text).toContain(typeof words.text === 'function' ? words.text(EVERYTHING_SAID) : words.text);
  }
  expect(text).toContain('14 days after you signed in');
  expect(read('privacy', NOTHING_SAID)).not.toContain(INVENTORY.legacyRecords.words.title);
});

test('the privacy text names who is responsible, the reasons, who else gets data, each right, and what stays', () => {
  const text = read('privacy', EVERYTHING_SAID);
  for (const part of [
    'Quiet Hill Trust runs Quiet Hill and decides how your data is used here.',
    '1 Main Street, Springfield',
    'privacy@quiet-hill.org',
    'Example Hosting, Iceland',
    'says something about your health',
    'from the year after you turn 16',
    ...['See and download', 'Correct', 'Delete', 'Object', 'limit', 'Withdraw your consent', 'Complain'],
    ...['YouTube', 'Google Books', 'email service', 'therapist'],
    ...['not confirmed', 'calendars', 'Backups'],
  ])
    expect(text).toContain(part);
});

test('a site that has not been set up says so plainly, and makes no promise for its operator', () => {
  expect(read('imprint', NOTHING_SAID)).toContain(
    'The operator of this site has not filled in this page yet.',
  );
  expect(read('imprint', NOTHING_SAID)).toContain('nothing sent there arrives');
  expect(read('privacy', NOTHING_SAID)).toContain('has not entered a name here yet');
  const terms = read('terms', NOTHING_SAID);
  expect(terms).toContain('We answer as soon as we can.');
  expect(terms).toContain('not a crisis service');
  expect(terms).not.toMatch(/\d+ (?:hours|days|years)|offers/);
});

test('what the operator set is what the terms say', () => {
  const terms = read('terms', EVERYTHING_SAID);
  expect(terms).toContain('We answer within 2 days.');
  expect(terms).toContain('Trained crisis staff answer our messages');
  expect(terms).toContain('from the year after you turn 16');
  expect(terms).toContain('Our team offers individual counseling, group therapy and wellness workshops.');
  expect(read('imprint', EVERYTHING_SAID)).toContain('It is a charity.');
  expect(read('imprint', EVERYTHING_SAID)).not.toContain('has not');
});

test('each recipient is named as the operator said it, and said to be unnamed until then', () => {
  const [unset, set] = [
    read('privacy', { ...NOTHING_SAID, usesEmailService: true }),
    read('privacy', EVERYTHING_SAID),
  ];
  for (const name of [
    EVERYTHING_SAID.emailService,
    EVERYTHING_SAID.newsletterService,
    EVERYTHING_SAID.videoCallService,
    EVERYTHING_SAID.otherCountries,
  ])
    expect(set).toContain(name);
  for (const words of [
    'The operator has not said yet which company it is.',
    'The operator has not said yet which one it is.',
    'Your therapist chooses it',
    'The operator has not said yet whether your data goes to other countries',
  ]) {
    expect(unset).toContain(words);
    expect(set).not.toContain(words);
  }
  for (const text of [unset, set]) {
    expect(text).toContain('Emergency services or child protection');
    expect(text).toContain('6.1.d');
    expect(text).toContain('9.2.c');
    expect(text).toContain('Therapists are responsible for it themselves');
  }
});

test('without an email service the text tells one story: files on the server, and no email that is sent', () => {
  const text = read('privacy', NOTHING_SAID);
  expect(text).toContain(
    'The file, and the entry with its subject and your address, are deleted after 30 days.',
  );
  expect(text).not.toContain('Then its text is deleted.');
});

test('how many backups stay is what the operator set, and copies before upgrades are told of where there are any', () => {
  expect(read('privacy', EVERYTHING_SAID)).toContain('The server keeps the newest 7.');
  expect(read('privacy', EVERYTHING_SAID)).not.toContain('before an upgrade');
  expect(read('privacy', NOTHING_SAID)).toContain('It deletes them after 30 days.');
});

test('a parent’s consent is told of wherever younger people can have an account', () => {
  const parents = 'a parent or guardian may have to agree';
  for (const minimumAge of [null, 13, 15])
    expect(read('privacy', { ...EVERYTHING_SAID, minimumAge })).toContain(parents);
  for (const minimumAge of [16, 18])
    expect(read('privacy', { ...EVERYTHING_SAID, minimumAge })).not.toContain(parents);
  expect(read('privacy', { ...EVERYTHING_SAID, asksBirthYear: false })).toContain(
    'We do not ask how old you are.',
  );
});

test('the imprint shows what some countries ask for, as far as the operator has entered it', () => {
  const text = read('imprint', EVERYTHING_SAID);
  for (const words of Object.values(EVERYTHING_SAID.imprint)) expect(text).toContain(words);
  const labels = ['Represented by:', 'Register:', 'VAT ID:', 'Supervised by:', 'For courts and authorities:'];
  for (const label of labels) {
    expect(text).toContain(label);
    expect(read('imprint', NOTHING_SAID)).not.toContain(label);
  }
});
