import { randomBytes } from 'node:crypto';
import { createSecrets, KEY_BYTES, type Secrets } from '../platform/secrets/secrets';

const KEY = randomBytes(KEY_BYTES);

/** Under one key for all tests of a run. */
export function testSecrets(): Secrets {
  return createSecrets({ current: KEY, old: null });
}
