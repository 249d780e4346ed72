import { DEFAULT_SITE } from '@stillgrove/contract/default-site';
import type { FaqPageData } from '@stillgrove/contract/faq';
import { type CountryHelp, helpPageData } from '@stillgrove/contract/helplines';
import type { LegalTextName } from '@stillgrove/contract/legal-texts';
import type { PageContext } from '@stillgrove/contract/pages';
import type { SelfChecksPageData } from '@stillgrove/contract/self-checks';
import { expect, test } from 'vitest';
import { headOf } from '../head/head-of';
import { dataOf } from './data-of';

const legalText = (name: LegalTextName) => ({ name, text: { intro: '', sections: [] }, versions: [] });

const CONTEXT: PageContext = {
  site: DEFAULT_SITE,
  publicUrl: 'https://grove.example.org',
  therapists: [],
  questions: [],
  helplines: [],
  legalTexts: { privacy: legalText('privacy'), terms: legalText('terms'), imprint: legalText('imprint') },
};

test('an operator’s question is shown, searched and told to search engines as harmless words', () => {
  const question = { id: 1001, category: 'general', question: '</script><b>Why?' } as const;
  const answer = '*Since* </script><img src=x onerror=alert(1)> [press](javascript:alert(1)) {email}';
  const data = dataOf('/faq', { ...CONTEXT, questions: [{ ...question, answer }] }) as FaqPageData;
  expect(data.items[0]?.answerHtml).toBe(
    '<em>Since</em> &lt;/script&gt;&lt;img src=x onerror=alert(1)&gt; press support@stillgrove.example',
  );
  const head = headOf({ path: '/faq', title: 'Questions', description: 'All of them.', ...CONTEXT, data });
  expect(head).toContain('\\u003c/script>\\u003cb>Why?');
  expect(head.match(/<\/script>/g)).toHaveLength(1);
});

test('the help page is given the numbers that operators corrected', () => {
  const line = { way: 'call', source: 'Their website', asOf: '2026-11-20', verified: null } as const;
  const help: CountryHelp = {
    country: 'NO',
    name: 'Norway',
    lines: [
      { ...line, number: '112', services: ['police'] },
      { ...line, number: '116 123', services: ['crisis'], hours: '<b>Day</b> and night' },
    ],
  };
  const data = dataOf('/help', { ...CONTEXT, helplines: [help] });
  expect(helpPageData.parse(JSON.parse(JSON.stringify(data)))).toEqual({ countries: [help] });
});

test('a self-check that the operator switched off is on no page', () => {
  const offered = (selfChecks: PageContext['site']['selfChecks']) => {
    const context = { ...CONTEXT, site: { ...DEFAULT_SITE, selfChecks } };
    const { questionnaires } = dataOf('/check-in/self-check', context) as SelfChecksPageData;
    return questionnaires.map(({ name }) => name);
  };
  expect(offered(['who-5', 'phq-9', 'gad-7'])).toEqual(['WHO-5', 'PHQ-9', 'GAD-7']);
  expect(offered(['phq-9'])).toEqual(['PHQ-9']);
  expect(offered([])).toEqual([]);
});
