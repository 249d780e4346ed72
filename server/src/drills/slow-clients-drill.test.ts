import { test } from 'vitest';
import { slowClientsDrill } from './slow-clients-drill';

test('clients that send or read at a snail’s pace keep no one else waiting', async () => {
  await slowClientsDrill({ clients: 75, seconds: 5, toTheEnd: false, paceLimit: Infinity });
});
