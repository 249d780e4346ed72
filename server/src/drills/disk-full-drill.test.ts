import { test } from 'vitest';
import { diskFullDrill } from './disk-full-drill';

test.skipIf(process.getuid?.() !== 0)(
  'on a full disk writes are refused in words, reads go on, and all is well when there is room',
  async () => {
    await diskFullDrill({ engine: 'sqlite', times: 1, secondsEach: 2 });
  },
);
