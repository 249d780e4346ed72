import { spawnSync } from 'node:child_process';
import { seededRandom } from '@stillgrove/domain/random/seeded';
import { test } from 'vitest';
import { powerLossDrill } from './power-loss-drill';

const canTrace = spawnSync('strace', ['-qq', '-o', '/dev/null', 'true']).status === 0;

test.skipIf(!canTrace)(
  'what was acknowledged survives a power cut that drops all that was not synced',
  async () => {
    await powerLossDrill({ engine: 'sqlite', awards: 80, cuts: 20, random: seededRandom(7) });
  },
);
