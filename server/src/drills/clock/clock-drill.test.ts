import { test } from 'vitest';
import { clockDrill } from './clock-drill';

test('a clock that is a day or ten years wrong costs no one anything', async () => {
  await clockDrill({ engine: 'sqlite' });
});
