import type { Db } from './transaction';

const listeners = new WeakMap<Db, () => void>();

/** Says what a database does when its process is about to end. */
export function onEndSoon(db: Db, listener: () => void): void {
  listeners.set(db, listener);
}

/** To be called when a process begins to stop: from then on no statement waits long for a server that is silent. */
export function endSoon(db: Db): void {
  listeners.get(db)?.();
}
