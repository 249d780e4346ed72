import { afterCommit, type Db, inTransaction, type Tx } from '../../db/transaction';
import { type Action, noteAction } from '../audit/audit';
import type { Clock } from '../clock';
import { Refusal, type Result } from '../errors/refusal';

/** For whoever would save over something they have not seen. */
const NEWER_VERSION = new Refusal({ code: 'newer-version' });

type Change<Value> = Action & { readonly value: Value };

type Options<Value> = {
  db: Db;
  clock: Clock;
  read(place: Db): Promise<{ readonly value: Value; readonly version: number }>;
  /** Gives the new version, or null when someone has saved since. */
  write(tx: Tx, value: Value, version: number): Promise<number | null>;
  /** Called once a change is on disk. */
  onChange: () => void;
};

/** How an operator changes what is stored under one name: over the version that was read, and written down. */
export function settingChanges<Value>({ db, clock, read, write, onChange }: Options<Value>) {
  /**
   * @param version the one that was read
   * @param make the change, why there is none, or null when all is as it should be already
   * @returns the version that is stored now, or why nothing was changed
   */
  return (
    operator: { readonly userId: string },
    version: number,
    make: (stored: Value) => Change<Value> | Refusal | null,
  ): Promise<Result<number>> =>
    inTransaction(db, async (tx) => {
      const stored = await read(tx);
      if (stored.version !== version) return NEWER_VERSION;
      const change = make(stored.value);
      if (change === null) return version;
      if (change instanceof Refusal) return change;
      const saved = await write(tx, change.value, version);
      if (saved === null) return NEWER_VERSION;
      await noteAction(tx, operator, change, clock.now());
      afterCommit(tx, onChange);
      return saved;
    });
}

/** The answer to a save. @param saved the version that it made, or why there is none */
export function settingSaved(saved: Result<number>, message: string) {
  return saved instanceof Refusal ? saved : { message, version: saved };
}
