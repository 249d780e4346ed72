import { test } from 'vitest';
import { hasNginx } from '../testing/nginx';
import { rollingRestartDrill } from './rolling-restart-drill';

test.skipIf(!hasNginx)(
  'two processes behind nginx restart in turn, and every request is answered',
  async () => {
    await rollingRestartDrill({ restarts: 2 });
  },
);
