import { OutsideError } from './outside-error';

/**
 * Reads an answer as JSON.
 *
 * @throws OutsideError when it is something else
 */
export function readJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch (cause) {
    throw new OutsideError('unreadable', { cause });
  }
}
