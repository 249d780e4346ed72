import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { GrowthTree } from './GrowthTree';

function drawn(props: { leaves: number; label?: string }): string {
  return renderToStaticMarkup(createElement(GrowthTree, { seed: 'someone', ...props }));
}

test.each([
  [0, 'A young tree that has no leaves yet.'],
  [120, 'A tree with 120 of 500 leaves.'],
  [620, 'A full tree with all of its 500 leaves.'],
])('a tree with %i leaves is told in a sentence', (leaves, sentence) => {
  expect(drawn({ leaves })).toContain(sentence);
});

test('the drawing is hidden from assistive technology and needs no inline style', () => {
  const markup = drawn({ leaves: 40, label: 'My tree.' });
  expect(markup).toContain('My tree.');
  expect(markup).toContain('aria-hidden="true"');
  expect(markup).not.toContain('style=');
});

test('a tree at rest is drawn with few elements, however many leaves it has', () => {
  expect(drawn({ leaves: 500 }).match(/<path/g)?.length).toBeLessThan(12);
});
