import { expect, test } from 'vitest';
import { emailBody } from './email-body';

const BODY = {
  greeting: 'Hi <b>Ana</b>,',
  paragraphs: ['You & your "tree"'],
  link: { label: 'Sign in', url: 'https://grove.example.org/login?a=1&b=2' },
  afterLink: ['If it wasn’t you, do nothing.'],
  closing: 'Sent by Stillgrove.',
};

/** What a person reads: the words without tags, one line a block. */
const wordsOf = (html: string) =>
  html
    .replace(/<style>[\s\S]*?<\/style>/g, '')
    .replace(/<[^>]*>/g, '')
    .split('\n')
    .filter((line) => line !== '');

test('the words of a person never become HTML', () => {
  const { html } = emailBody(BODY);
  expect(html).toContain('>Hi &lt;b&gt;Ana&lt;/b&gt;,</p>');
  expect(html).toContain('href="https://grove.example.org/login?a=1&amp;b=2"');
});

test('the plain text says the same', () => {
  expect(emailBody(BODY).text).toBe(
    'Hi <b>Ana</b>,\n\nYou & your "tree"\n\nSign in: https://grove.example.org/login?a=1&b=2\n\nIf it wasn’t you, do nothing.\n\nSent by Stillgrove.\n',
  );
});

test('lines stay lines in both', () => {
  const { text, html } = emailBody({ ...BODY, paragraphs: ['one\ntwo\r\nthree'] });
  expect(text).toContain('one\ntwo\r\nthree');
  expect(html).toContain('>one<br>two<br>three</p>');
});

test('an email has one button, and its address in full for programs that do not open it', () => {
  const { html } = emailBody(BODY);
  expect(html.match(/class="button"/g)).toHaveLength(1);
  expect(wordsOf(html)).toEqual([
    'Hi &lt;b&gt;Ana&lt;/b&gt;,',
    'You &amp; your &quot;tree&quot;',
    'Sign in',
    'If it wasn’t you, do nothing.',
    'If the button doesn’t work, copy this link into your browser:https://grove.example.org/login?a=1&amp;b=2',
    'Sent by Stillgrove.',
  ]);
});

test('an email loads nothing from anywhere', () => {
  const { html } = emailBody({ ...BODY, quote: { lead: 'You wrote:', words: '<img src=x>' } });
  expect(html).not.toMatch(/<(?:img|link|script|iframe|object|video)\b|url\(|@import/);
});
