import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ResearchNote } from './ResearchNote';
import { SafetyNote } from './SafetyNote';

const textOf = (html: string) => html.replaceAll(/<[^>]+>/g, '');

test('coherent breathing is told with the result of the largest trial, and each trial is linked', () => {
  const html = renderToStaticMarkup(createElement(ResearchNote));
  expect(textOf(html)).toMatch(/Coherent breathing.*400 adults, it did no better than a steady 12 breaths/);
  expect(textOf(html)).toMatch(/Both groups felt better/);
  expect(textOf(html)).toMatch(/4-7-8 breathing is based on experts’ advice/);
  expect(html).toContain('href="https://doi.org/10.1038/s41598-023-49279-8"');
  expect(html).toContain('href="https://doi.org/10.1016/j.xcrm.2022.100895"');
  expect(textOf(html)).not.toMatch(/\b(?:proven|cures?|treats|heals)\b/);
});

test('the safety note names who should not hold the breath, when to wait, and when to stop', () => {
  const text = textOf(renderToStaticMarkup(createElement(SafetyNote)));
  for (const word of ['pregnant', 'heart', 'lung', 'blood pressure', 'eye pressure', 'seizure', 'asthma'])
    expect(text).toContain(word);
  for (const promise of [
    /blocked nose/,
    /water or while driving/,
    /dizzy/,
    /about 8%/,
    /isn’t medical treatment/,
  ])
    expect(text).toMatch(promise);
});
