import { expect, test } from 'vitest';
import { takeTurn } from './shared-audio';

test('whoever takes the turn ends what was heard before, and nothing that is over already', () => {
  const ended: string[] = [];
  takeTurn(() => ended.push('mix'));
  takeTurn();
  takeTurn(() => ended.push('scene'));
  expect(ended).toEqual(['mix']);
});
