import { isMixesName } from './own-mixes-name';
import { isPatternsName } from './own-patterns-name';

const listeners = new Set<() => void>();

/** Says in this tab that the patterns or mixes of someone were changed on this device. */
export function tellOwnChange(): void {
  for (const listener of listeners) listener();
}

/**
 * Calls back when patterns or mixes were changed on this device, in this tab or in another one.
 *
 * @returns ends that
 */
export function onOwnChange(listener: () => void): () => void {
  const elsewhere = ({ key }: StorageEvent) => {
    if (key !== null && (isMixesName(key) || isPatternsName(key))) listener();
  };
  listeners.add(listener);
  addEventListener('storage', elsewhere);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', elsewhere);
  };
}
