import { expect, test } from 'vitest';
import { emailBody } from './email-body';

const BODY = {
  greeting: 'Hello <b>Ana</b>,',
  paragraphs: ['You & your "tree"'],
  link: { label: 'Sign in', url: 'https://grove.example.org/login?a=1&b=2' },
  closing: 'Stillgrove',
};

test('the words of a person never become HTML', () => {
  const { html } = emailBody(BODY);
  expect(html).toContain('<p>Hello &lt;b&gt;Ana&lt;/b&gt;,</p>');
  expect(html).toContain('href="https://grove.example.org/login?a=1&amp;b=2"');
});

test('the plain text says the same', () => {
  expect(emailBody(BODY).text).toBe(
    'Hello <b>Ana</b>,\n\nYou & your "tree"\n\nSign in: https://grove.example.org/login?a=1&b=2\n\nStillgrove\n',
  );
});

test('lines stay lines in both', () => {
  const { text, html } = emailBody({ ...BODY, paragraphs: ['one\ntwo\r\nthree'] });
  expect(text).toContain('one\ntwo\r\nthree');
  expect(html).toContain('<p>one<br>two<br>three</p>');
});
