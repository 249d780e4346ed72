import { growTree } from '@stillgrove/domain/growth-tree/tree';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { GrowthTree } from './GrowthTree';
import { drawPicture } from './picture';
import { TreeDrawing } from './TreeDrawing';
import { treeInWords } from './tree-words';

const tree = growTree(7);

function told(props: { leaves: number; label?: string }): string {
  return renderToStaticMarkup(createElement(GrowthTree, { seed: 'someone', ...props }));
}

function drawn(leaves: number, flowers = 0): string {
  const picture = drawPicture(tree, { leaves, settled: leaves, flowers });
  return renderToStaticMarkup(createElement(TreeDrawing, { picture }));
}

test.each([
  [0, 'A seed with a green tip. It has no leaves yet.'],
  [120, 'A tree with 120 of 500 leaves.'],
  [
    620,
    'A full tree with all 500 leaves. All of its guests are here: a nest, a lantern, a heron, and a bench.',
  ],
])('a tree with %i leaves is told in a sentence', (leaves, sentence) => {
  expect(told({ leaves })).toContain(sentence);
});

test.each([
  [0, 'This is your seed. Your first breath opens its first leaf.'],
  [9, 'Each task opens a leaf. The first guest arrives with leaf 10.'],
  [10, 'One guest is here: a nest.'],
  [120, 'Three guests are here: a nest, a lantern, and a heron.'],
  [499, 'Four guests are here: a nest, a lantern, a heron, and a bench.'],
  [500, 'Your tree is in bloom. From now on, every 50 tasks bring a flower to its meadow.'],
  [550, 'Your tree is in bloom, and 1 flower stands in its meadow. The next one comes with task 600.'],
  [620, 'Your tree is in bloom, and 2 flowers stand in its meadow. The next one comes with task 650.'],
  [4_500, 'Your tree is in bloom, and its meadow is full of flowers.'],
])('who is at a tree with %i points is said in words', (score, sentence) => {
  expect(treeInWords(score)).toBe(sentence);
});

test.each([
  [0, 0],
  [1, 0],
  [10, 0],
  [11, 0],
  [250, 0],
  [500, 0],
  [500, 80],
])(
  'a tree with %i leaves and %i flowers is drawn with few elements and no inline style',
  (leaves, flowers) => {
    const markup = drawn(leaves, flowers);
    expect(markup).not.toContain('style=');
    expect(markup.match(/<path/g)?.length).toBeLessThan(60);
    expect(markup).not.toMatch(/NaN|undefined/);
  },
);

test('leaves that were seen rest, and only the new ones open, in a few sprays however many they are', () => {
  const few = drawPicture(tree, { leaves: 120, settled: 117, flowers: 0 });
  expect(few.sprays.map(({ order }) => order)).toEqual([117, 118, 119]);
  const many = drawPicture(tree, { leaves: 500, settled: 0, flowers: 0 });
  expect(many.sprays.length).toBeLessThanOrEqual(90);
  const opening = many.sprays.map(({ d }) => d.match(/M/g)?.length ?? 0);
  expect(opening.reduce((sum, leaves) => sum + leaves)).toBe(500);
});

test('flowers come with the last leaf', () => {
  expect(drawPicture(tree, { leaves: 499, settled: 499, flowers: 0 }).blossoms).toEqual([]);
  expect(drawPicture(tree, { leaves: 500, settled: 500, flowers: 0 }).blossoms).not.toEqual([]);
});
