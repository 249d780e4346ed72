import {
  DEFAULT_PATTERN,
  hasLongHold,
  isSamePattern,
  type Pattern,
} from '@stillgrove/domain/breathing/pattern';
import { readPreference, writePreference } from '../../platform/preferences/preferences';

/** What was read on this device: when to be careful, and the same for long holds. */
const SAFETY = 'safety';
const LONG_HOLDS = 'safety-and-holds';

/**
 * Whether something is to be read before a pattern is breathed for the first time on this device. Of 4-4-4 the same
 * stands above Start, which begins at once.
 */
export function hasToRead(pattern: Pattern): boolean {
  const read = readPreference('breathing-read');
  if (hasLongHold(pattern)) return read !== LONG_HOLDS;
  return read === null && !isSamePattern(pattern, DEFAULT_PATTERN);
}

export function noteRead(pattern: Pattern): void {
  if (hasLongHold(pattern)) writePreference('breathing-read', LONG_HOLDS);
  else if (readPreference('breathing-read') === null) writePreference('breathing-read', SAFETY);
}
