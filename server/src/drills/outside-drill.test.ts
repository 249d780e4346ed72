import { test } from 'vitest';
import { outsideDrill } from './outside-drill';

test('outside services that hang hold no one up, and email goes out when its server is back', async () => {
  await outsideDrill({ secondsEach: 2, patient: false, paceLimit: Infinity });
});
