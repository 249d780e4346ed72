import { readFileSync } from 'node:fs';
import { bracketsLeft, filledAnswer } from '@stillgrove/domain/safeguarding/filled-answer';
import { expect, test } from 'vitest';
import { readSafeguarding } from './safeguarding';

const guide = readFileSync(new URL('../../../docs/safeguarding.md', import.meta.url), 'utf8');
const { firstAnswers, html } = readSafeguarding();
const quoted = (text: string) =>
  text
    .split('\n')
    .map((line) => `> ${line}`.trim())
    .join('\n');

test('the guide and the messages room hold the same first answers, word for word', () => {
  for (const { title, when, text } of firstAnswers) {
    const [, section = ''] = guide.split(`\n### ${title}\n`);
    const [own = ''] = section.split(/\n###? /);
    expect(own).toContain(`\n${when}\n`);
    expect(own).toContain(`\n${quoted(text)}\n`);
  }
  expect(guide.match(/^### /gm)).toHaveLength(firstAnswers.length);
});

test('the page names the files that the guide links to, since they have no address on an instance', () => {
  expect(guide).toContain('[These questions](templates/questions-for-providers.md)');
  expect(html).toContain('These questions (<code>docs/templates/questions-for-providers.md</code>)');
  for (const [, href = ''] of html.matchAll(/ href="([^"]*)"/g)) expect(href).toMatch(/^(?:#|\/|https:)/);
});

test('there is a text for each thing that people in danger write, and one to write again', () => {
  expect(firstAnswers.map(({ id }) => id)).toEqual([
    'in-danger-now',
    'suicidal-thoughts',
    'self-harm',
    'abuse-at-home',
    'young-person',
    'worried-about-someone',
    'anger-or-complaint',
    'writing-again',
  ]);
});

test('each answer about danger gives the numbers before anything else is asked of the person', () => {
  for (const { id, text } of firstAnswers.filter((one) => one.id !== 'anger-or-complaint')) {
    expect([id, text.split('{helplines}')]).toEqual([id, [expect.any(String), expect.any(String)]]);
    expect(text.indexOf('{helplines}')).toBeLessThan(text.length / 2);
  }
});

test('no answer to someone in danger repeats what they wrote, since someone at home may read their email', () => {
  expect(firstAnswers.filter(({ quoted }) => quoted).map(({ id }) => id)).toEqual(['anger-or-complaint']);
  for (const { text } of firstAnswers) expect(text).not.toMatch(/you (?:wrote|told us) that/i);
});

test('where someone may die, the answer asks for distance from what they could hurt themselves with', () => {
  const ids = ['in-danger-now', 'suicidal-thoughts', 'self-harm', 'worried-about-someone'];
  for (const { id, text } of firstAnswers.filter((one) => ids.includes(one.id)))
    expect([id, text]).toEqual([id, expect.stringMatching(/hold (?:it|anything)/)]);
  expect(firstAnswers.filter(({ text }) => /\bhold (?:it|anything)/.test(text)).map(({ id }) => id)).toEqual(
    ids,
  );
});

test('no answer names a method, promises a rescue or secrecy, or holds a number that no one checked', () => {
  for (const { text } of firstAnswers) {
    expect(text).not.toMatch(/committed|pills|overdose|rope|jump|gun|knife|blade/i);
    expect(text).not.toMatch(/we (?:will|can) (?:come|save|rescue)|always here|keep (?:it|this) secret/i);
    expect(text).not.toMatch(/\d/);
  }
});

test('what an operator has to replace is found again before an answer is sent', () => {
  for (const { text } of firstAnswers) {
    const brackets = filledAnswer(text, []).match(/\[[^\]]*\]/g) ?? [];
    expect(brackets.length).toBeGreaterThan(0);
    expect(bracketsLeft(filledAnswer(text, []))).toEqual(brackets);
  }
});

test('the guide leaves questions about a plan to people who are trained, and cares for those who read', () => {
  expect(guide).toContain('Never ask how, unless you are trained');
  expect(guide).toContain('leave these questions to the crisis line');
  expect(guide).toContain('who asks every reader, once a month, how they are');
});

test('the guide says what it is not, and has every part that operators need', () => {
  expect(guide).toContain('It is not legal advice, and no clinician has reviewed it yet.');
  for (const part of [
    'In an emergency',
    'What a person in danger can look like',
    'Who reads, and how fast',
    'First answers',
    'When to call whom',
    'What you can find out, and what you can’t',
    'What not to promise',
    'Write it down',
    'Look after each other',
    'Before you open',
    'After each case',
  ])
    expect(guide).toContain(`\n## ${part}\n`);
});

test('the guide has a heading for each link within it', () => {
  for (const [, id] of html.matchAll(/href="#([^"]+)"/g)) expect(html).toContain(` id="${String(id)}"`);
});
