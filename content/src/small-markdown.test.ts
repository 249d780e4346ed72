import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { bundledQuestions } from './faq/faq';
import { renderSmallMarkdown, smallMarkdownProblem, smallMarkdownWords } from './small-markdown';

test('emphasis and links are shown, and searched by their words', () => {
  const text =
    'Write *soon* or **now** to [{email}](mailto:{email}), or see [our *page*](/contact#us) & more.';
  expect(smallMarkdownProblem(text)).toBeNull();
  expect(renderSmallMarkdown(text)).toBe(
    'Write <em>soon</em> or <strong>now</strong> to <a href="mailto:{email}">{email}</a>, ' +
      'or see <a href="/contact#us">our <em>page</em></a> &amp; more.',
  );
  expect(smallMarkdownWords(text)).toBe('Write soon or now to {email}, or see our page & more.');
});

test('a link to elsewhere tells that place nothing about where it was pressed', () => {
  expect(renderSmallMarkdown('[there](https://example.org/a?b=1&c=2)')).toBe(
    '<a href="https://example.org/a?b=1&amp;c=2" rel="noreferrer">there</a>',
  );
});

test('the bundled answers have no problem', () => {
  for (const { answer, settled } of bundledQuestions())
    expect([answer, settled?.answer ?? ''].map(smallMarkdownProblem)).toEqual([null, null]);
});

test.each([
  ['<b>bold</b>', 'HTML such as <b> has no place here.'],
  ['<!-- hidden -->', 'HTML such as <!-- hidden --> has no place here.'],
  ['![a tree](/tree.svg)', 'cannot be shown here'],
  ['`code`', 'cannot be shown here'],
  ['[press](javascript:alert(1))', 'The link [press](javascript:alert(1)) cannot be used.'],
  ['[press](JAVASCRIPT:alert)', 'cannot be used'],
  ['[press](data:text/html,hi)', 'cannot be used'],
  ['[press](//example.org)', 'cannot be used'],
  ['[press](/\\example.org)', 'cannot be used'],
  ['[press](</\t/example.org>)', 'cannot be used'],
  ['[press](contact)', 'cannot be used'],
  ['[](/contact)', 'needs words'],
  ['*see [press](vbscript:x)*', 'cannot be used'],
])('%s is refused in words', (text, problem) => {
  expect(smallMarkdownProblem(text)).toContain(problem);
});

const HARMLESS =
  /^(?:[^<>"'&]|&(?:amp|lt|gt|quot|#39);|<\/?(?:em|strong)>|<a href="[^<>"']*"(?: rel="noreferrer")?>|<\/a>)*$/;

test('whatever is written, nothing but emphasis and safe links comes out', () => {
  const fragment = fc.oneof(
    { weight: 3, arbitrary: fc.string({ unit: 'binary', maxLength: 12 }) },
    fc.constantFrom(
      '<script>',
      '</p>',
      '<a href=x>',
      '"onclick="',
      "'",
      '[a](',
      '[b][c]',
      '![i](',
      '](/',
      ')',
    ),
    fc.constantFrom(
      'javascript:',
      'https://',
      'mailto:',
      '//',
      '/\\',
      '&#x6a;',
      '**',
      '_',
      '~~',
      '`',
      '\\',
      '<',
    ),
  );
  const text = fc.array(fragment, { maxLength: 12 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(text, (written) => {
      const html = renderSmallMarkdown(written);
      expect(html).toMatch(HARMLESS);
      for (const [, href = ''] of html.matchAll(/href="([^"]*)"/g)) {
        const address = new URL(href.replaceAll('&amp;', '&'), 'https://grove.example.org');
        expect(['https:', 'http:', 'mailto:']).toContain(address.protocol);
        if (href.startsWith('/')) expect(address.origin).toBe('https://grove.example.org');
      }
    }),
    { numRuns: 3000 },
  );
});

test.each([
  ['thousands of signs of emphasis', '*a_'.repeat(6_000), /^Use \* and _ at most 600 times/],
  ['thousands of quotations inside each other', '> '.repeat(9_000), /^Put no more than eight lists/],
  ['thousands of lists inside each other', '1. '.repeat(6_000), /^Put no more than eight lists/],
])('%s are refused before the lexer sees them', (_what, text, problem) => {
  expect(smallMarkdownProblem(text)).toMatch(problem);
});
