import { test } from 'vitest';
import { upstreamDrill } from './upstream-drill';

test('upstream services that hang hold no one up, and email goes out when its server is back', async () => {
  await upstreamDrill({ secondsEach: 2, patient: false, paceLimit: Infinity });
});
