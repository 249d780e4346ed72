import fc from 'fast-check';
import { expect, test } from 'vitest';
import { renderSectionedMarkdown, sectionedMarkdownProblem } from './sectioned-markdown';

test('a text is shown in its sections, with lists, emphasis and links', () => {
  const text =
    'Hello, *you*.\n\n## What we keep\n\nThis:\n\n- **Name:** yours\n- a [link](/help)\n\n1. one\n2. two\n\n### More\n\nEnd.\n\n## What we keep\n\nAgain.';
  expect(sectionedMarkdownProblem(text)).toBeNull();
  expect(renderSectionedMarkdown(text)).toEqual({
    intro: '<p>Hello, <em>you</em>.</p>',
    sections: [
      {
        id: 'what-we-keep',
        title: 'What we keep',
        html: '<p>This:</p><ul><li><strong>Name:</strong> yours</li><li>a <a href="/help">link</a></li></ul><ol><li>one</li><li>two</li></ol><h3>More</h3><p>End.</p>',
      },
      { id: 'what-we-keep-2', title: 'What we keep', html: '<p>Again.</p>' },
    ],
  });
});

test.each([
  ['<script>alert(1)</script>', /HTML such as <script>/],
  ['Hi <img src=x onerror=alert(1)> there', /HTML such as/],
  ['# Title', /Write headings with ##/],
  ['##', /heading has no words/],
  ['> quoted', /cannot be shown here/],
  ['| a |\n|---|\n| b |', /cannot be shown here/],
  ['```\ncode\n```', /cannot be shown here/],
  ['- [x](javascript:alert(1))', /cannot be used/],
  ['![picture](/x.png)', /cannot be shown here/],
])('%s is refused in words', (text, problem) => {
  expect(sectionedMarkdownProblem(text)).toMatch(problem);
});

test('no text makes an element or an attribute of its own', () => {
  const hostile = fc.array(
    fc.oneof(
      fc.string({ unit: 'binary', maxLength: 20 }),
      fc.constantFrom(
        '<img src=x onerror=alert(1)>',
        '](javascript:alert(1))',
        '[',
        '\n\n- ',
        '\n## ',
        '"><script>',
        '`',
        '[a]: javascript:x\n',
      ),
    ),
    { maxLength: 12 },
  );
  fc.assert(
    fc.property(hostile, (parts) => {
      const { intro, sections } = renderSectionedMarkdown(parts.join(''));
      const html = intro + sections.map((section) => section.html).join('');
      const tags = html.match(/<[^>]*>/g) ?? [];
      for (const tag of tags)
        expect(tag).toMatch(
          /^<\/?(?:p|ul|ol|li|h3|em|strong|a(?: href="(?:\/|https?:|mailto:)[^"<>]*"(?: rel="noreferrer")?)?)>$/i,
        );
    }),
    { numRuns: 500 },
  );
});

test.each([
  ['thousands of signs of emphasis', '*a_'.repeat(6_000), /^Use \* and _ at most 600 times/],
  ['thousands of quotations inside each other', '> '.repeat(9_000), /^Put no more than eight lists/],
  ['thousands of lists inside each other', '1. '.repeat(6_000), /^Put no more than eight lists/],
])('%s are refused before the lexer sees them', (_what, text, problem) => {
  expect(sectionedMarkdownProblem(text)).toMatch(problem);
});
