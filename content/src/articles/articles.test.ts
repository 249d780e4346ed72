import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { plainText } from '../markdown';
import { readArticles } from './articles';

const textOf = (id: string) => {
  const source = readFileSync(join(import.meta.dirname, `${id}.md`), 'utf8');
  return source.slice(source.indexOf('\n---\n', 4) + 5);
};

const section = (text: string, title: string) => text.split(`## ${title}`)[1]?.split('\n## ')[0] ?? '';

/** What could hurt someone, or is not true for everyone who reads it. */
const COULD_HURT: readonly RegExp[] = [
  // Not true for someone who is still in danger.
  /lived through the worst|the worst is (?:over|behind)|danger is over|you are safe now/i,
  /commit(?:ted)? suicide|successful suicide|failed attempt/i,
  /cry for help|attention.seeking/i,
  /\bcheer up\b(?!”)|\bsnap out\b|\bbe strong\b|\bstay positive\b/i,
  // No one knows the reader's body, home or family.
  /\bstand up\b|\byour (?:feet|legs|wife|husband|mother)\b/i,
];

describe.each(readArticles())('the article on $title', ({ id, figure, sources, html }) => {
  const text = textOf(id);

  test('says nothing that could hurt someone who lives with it', () => {
    for (const phrase of COULD_HURT) expect(text).not.toMatch(phrase);
  });

  test('promises no crisis line in every country, since some have none', () => {
    expect(text).not.toMatch(/crisis line (?:in your|for your|where you)|the numbers for your country/i);
  });

  test('closes with the advice to seek professional help', () => {
    const closing = section(text, 'Seek professional help');
    expect(text.trim().endsWith(closing.trim())).toBe(true);
    expect(closing).toMatch(/\b(?:doctor|therapist|specialist)\b/);
    expect(closing).toContain('](/therapists)');
  });

  test('gives one figure, and the page that it is from is among its sources', () => {
    expect(figure.text).toMatch(/\d/);
    expect(sources.map(({ url }) => url)).toContain(figure.url);
  });

  test('leads no one who needs help to a page that asks for a sign-in', () => {
    expect(html).not.toMatch(/href="\/(?:breathing|body|relax|video|books|login|diary)/);
  });

  test('tells someone who thinks about suicide to make distance from what could hurt, and names no means', () => {
    const urgent = section(text, 'When to seek help now');
    expect(urgent).toMatch(/suicide|ending your life|want to die/);
    expect(urgent).toMatch(
      /move away from anything you could hurt yourself with, or ask someone to hold it for you/i,
    );
    expect(text).not.toMatch(/\b(?:gun|firearm|knife|blade|rope|overdose|bridge)s?\b/i);
  });

  test('says that it cannot diagnose', () => {
    expect(plainText(section(text, 'What it is'))).toMatch(
      /can’t (?:diagnose|examine)|not a diagnosis|diagnose it|makes the diagnosis|can find out whether/,
    );
  });

  test('calls the treatment medication', () => {
    expect(text).not.toContain('**Medicine**');
    expect(section(text, 'Treatment')).toMatch(/medication/i);
  });
});

test('a first attack or new chest pain: call first, breathe second, with a breath that needs no account', () => {
  const text = textOf('panicdisorder');
  const opening = text.split('## ')[0] ?? '';
  expect(opening).toMatch(/first attack/);
  expect(opening).toMatch(/chest pain that is new or that no doctor has explained/);
  expect(opening.indexOf('call your emergency number')).toBeLessThan(opening.indexOf('breathe out'));
  expect(opening).toContain('](/help#slow-breath)');
  const helping = section(text, 'How to help someone');
  expect(helping.indexOf('call emergency services first')).toBeLessThan(helping.indexOf('breathe out'));
});

test('after a birth it is the signs of mania or psychosis that are the emergency, not the birth', () => {
  const urgent = section(textOf('bipolar-article'), 'When to seek help now');
  expect(urgent).toMatch(/signs of mania or \[psychosis\]/);
  expect(urgent).toMatch(/If they appear in the first days or weeks after a birth, that is an emergency/);
});

test('someone who is still in danger reads of safety first', () => {
  const opening = textOf('ptsd').split('## ')[0] ?? '';
  expect(opening).toContain('If you are in danger now, safety comes first.');
});

test('after an assault, care is best within three days, and the article says so', () => {
  expect(section(textOf('ptsd'), 'When to seek help now')).toContain(
    'as soon as you can, best within three days',
  );
});
