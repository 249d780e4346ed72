import { expect, test } from 'vitest';
import type { LegalFacts } from '../../content/src/legal-texts/facts';
import {
  isLegalClaim,
  legalEvidence,
  legalSentences,
  unheldSentences,
  unsaidPatterns,
} from './legal-sentences';

/** A site whose operator has said nothing. */
const UNSAID: LegalFacts = {
  name: 'Stillgrove',
  operatorName: '',
  legalForm: 'unsaid',
  address: 'Vidisha, Madhya Pradesh',
  email: 'support@stillgrove.example',
  phone: '',
  dataProtectionContact: '',
  host: '',
  emailService: '',
  newsletterService: '',
  videoCallService: '',
  otherCountries: '',
  minimumAge: 16,
  asksBirthYear: false,
  answerHours: null,
  crisisRole: false,
  services: [],
  legacyRecords: false,
  usesEmailService: false,
  backupsKept: 14,
  copiesBeforeUpgrades: true,
  sessionDays: 30,
  fullMessageAlerts: false,
};

const SAID: LegalFacts = {
  ...UNSAID,
  operatorName: 'Quiet Hill Trust',
  legalForm: 'charity',
  address: '1 Main Street, Springfield',
  email: 'hello@quiet-hill.org',
  phone: '+1 555 0100',
  dataProtectionContact: 'privacy@quiet-hill.org',
  host: 'Example Hosting, Iceland',
  emailService: 'Example Email, Norway',
  newsletterService: 'Example Letters, Canada',
  videoCallService: 'Example Meet, Iceland',
  otherCountries: 'Subscriptions go to Canada under an adequacy decision.',
  minimumAge: 13,
  asksBirthYear: true,
  answerHours: 48,
  crisisRole: true,
  services: ['counseling', 'workshops'],
  legacyRecords: true,
  usesEmailService: true,
  backupsKept: 7,
  sessionDays: 14,
  fullMessageAlerts: true,
};

const SITES: readonly (readonly [string, LegalFacts])[] = [
  ['an operator who has said nothing', UNSAID],
  ['an operator who has said everything', SAID],
  ['email, but no names of services', { ...UNSAID, usesEmailService: true, operatorName: 'Quiet Hill' }],
  ['no minimum age', { ...UNSAID, minimumAge: null }],
];

test.each(SITES)(
  'with %s, each sentence of the legal texts is held, or claims nothing',
  async (_site, facts) => {
    const evidence = await legalEvidence(facts);
    expect(unheldSentences(legalSentences(facts), evidence)).toEqual([]);
  },
);

test('a claim that someone adds without anything that holds it is found', async () => {
  const planted = 'We delete the log after a week.';
  const evidence = await legalEvidence(SAID);
  const sentences = [...legalSentences(SAID), planted];
  expect(unheldSentences(sentences, evidence)).toEqual([`${planted} (nothing is said to hold it)`]);
});

test.each([
  [
    'an operation that is gone',
    { operations: new Set<string>() },
    'no operation POST /api/v1/appointments/:id/delete',
  ],
  [
    'a test that is gone',
    { tests: '' },
    'no test “consent is taken back by %s, and neither appointment nor consent stays”',
  ],
  [
    'a setting that changes nothing',
    { sentencesWith: () => legalSentences(SAID) },
    'does not depend on backupsKept',
  ],
])('%s is found by what it held', async (_what, gone, problem) => {
  const evidence = { ...(await legalEvidence(SAID)), ...gone };
  expect(unheldSentences(legalSentences(SAID), evidence).join('\n')).toContain(problem);
});

test('nothing is listed that no text says any more', () => {
  const all = SITES.flatMap(([, facts]) => [...legalSentences(facts)]);
  const legalForms = ['company', 'unsaid'] as const;
  const further = legalForms.flatMap((legalForm) => [...legalSentences({ ...SAID, legalForm })]);
  expect(unsaidPatterns([...all, ...further])).toEqual([]);
});

test('the claims are more than half of all sentences', () => {
  const all = new Set(SITES.flatMap(([, facts]) => [...legalSentences(facts)]));
  const claims = [...all].filter(isLegalClaim);
  expect(claims.length).toBeGreaterThan(all.size / 2);
});
