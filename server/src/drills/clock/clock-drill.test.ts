import { test } from 'vitest';
import { clockDrill } from './clock-drill';

test('a clock that is a day or a year wrong costs nobody anything', async () => {
  await clockDrill({ engine: 'sqlite' });
});
