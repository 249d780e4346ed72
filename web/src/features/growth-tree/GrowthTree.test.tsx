import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { GrowthTree } from './GrowthTree';

test.each([
  [0, 'A young tree that has no leaves yet.'],
  [120, 'A tree with 120 of 500 leaves.'],
  [620, 'A full tree with all of its 500 leaves.'],
])('a tree with %i leaves is told in a sentence', (leaves, sentence) => {
  expect(renderToStaticMarkup(<GrowthTree seed="someone" leaves={leaves} />)).toContain(sentence);
});

test('the drawing is hidden from assistive technology and needs no inline style', () => {
  const markup = renderToStaticMarkup(<GrowthTree seed="someone" leaves={40} label="My tree." />);
  expect(markup).toContain('My tree.');
  expect(markup).toContain('aria-hidden="true"');
  expect(markup).not.toContain('style=');
});

test('a settled tree is drawn with few elements, however many leaves it has', () => {
  const markup = renderToStaticMarkup(<GrowthTree seed="someone" leaves={500} />);
  expect(markup.match(/<path/g)?.length).toBeLessThan(12);
});
