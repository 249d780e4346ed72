import { printMix } from '@stillgrove/domain/sounds/mix-text';
import { expect, test } from 'vitest';
import { readMix } from './kept-mix';

const MIX = [{ sound: 'rain', volume: 0.6 }] as const;

test('a kept mix is read with its name, and what is none is left', () => {
  const kept = { mix: printMix(MIX), chosen: 'own-1', name: 'Evenings' };
  expect(readMix(kept)).toEqual({ mix: MIX, chosen: 'own-1', name: 'Evenings' });
  for (const broken of [null, 4, {}, { ...kept, mix: 'thunder' }, { ...kept, name: 4 }])
    expect(readMix(broken)).toBeNull();
});
