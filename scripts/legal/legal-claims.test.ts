import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { LegalFacts } from '../../content/src/legal-texts/facts';
import { EVERYTHING_SAID, NOTHING_SAID } from '../../content/src/legal-texts/sample-facts';
import {
  isLegalClaim,
  legalEvidence,
  legalSentences,
  unheldSentences,
  unsaidPatterns,
} from './legal-sentences';

const SITES: readonly (readonly [string, LegalFacts])[] = [
  ['an operator who has said nothing', NOTHING_SAID],
  ['an operator who has said everything', EVERYTHING_SAID],
  [
    'email, but no names of services',
    { ...NOTHING_SAID, usesEmailService: true, operatorName: 'Quiet Hill' },
  ],
  ['no minimum age', { ...NOTHING_SAID, minimumAge: null }],
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
  const evidence = await legalEvidence(EVERYTHING_SAID);
  const sentences = [...legalSentences(EVERYTHING_SAID), planted];
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
    { sentencesWith: () => legalSentences(EVERYTHING_SAID) },
    'does not depend on backupsKept',
  ],
])('%s is found by what it held', async (_what, gone, problem) => {
  const evidence = { ...(await legalEvidence(EVERYTHING_SAID)), ...gone };
  expect(unheldSentences(legalSentences(EVERYTHING_SAID), evidence).join('\n')).toContain(problem);
});

test('nothing is listed that no text says any more', () => {
  const all = SITES.flatMap(([, facts]) => [...legalSentences(facts)]);
  const legalForms = ['company', 'unsaid'] as const;
  const further = legalForms.flatMap((legalForm) => [...legalSentences({ ...EVERYTHING_SAID, legalForm })]);
  expect(unsaidPatterns([...all, ...further])).toEqual([]);
});

test('the decision on legal texts says how many sentences are held, of how many there are', () => {
  const all = new Set(SITES.flatMap(([, facts]) => [...legalSentences(facts)]));
  const claims = [...all].filter(isLegalClaim);
  const decision = readFileSync(new URL('../../docs/decisions/0022-legal-texts.md', import.meta.url), 'utf8');
  const count = `${String(claims.length)} of the ${String(all.size)} sentences are held`;
  expect(decision.replaceAll(/\s+/g, ' ')).toContain(count);
});
