import { growTree } from '@stillgrove/domain/growth-tree/tree';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { GrowthTree } from './GrowthTree';
import { StandingTree } from './StandingTree';

function drawn(props: { leaves: number; label?: string }): string {
  return renderToStaticMarkup(createElement(GrowthTree, { seed: 'someone', ...props }));
}

test.each([
  [0, 'A young tree with no leaves yet.'],
  [120, 'A tree with 120 of 500 leaves.'],
  [620, 'A full tree with all 500 leaves.'],
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
  const props = { tree: growTree(7), leaves: 500, leavesAtFirst: 500 };
  const markup = renderToStaticMarkup(createElement(StandingTree, props));
  expect(markup).not.toContain('style=');
  const paths = markup.match(/<path[^>]*>/g) ?? [];
  expect(paths.length).toBeLessThan(12);
  expect(paths.join('').length).toBeGreaterThan(500 * 20);
});
