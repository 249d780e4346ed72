import { test } from 'vitest';
import { patroniDrill } from './patroni-drill';
import { hasPatroni } from './programs';

test.skipIf(!hasPatroni())(
  'on a cluster that loses its primary, nothing that was acknowledged is lost',
  async () => {
    await patroniDrill({ way: 'hosts', faults: ['switchover', 'primary'], enough: 300 });
  },
);
