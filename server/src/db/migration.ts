import type { Tx } from './transaction';

/** One step from an older shape of the database to a newer one. Published steps never change. */
export type Migration = {
  /** Number and name, as its file is called. */
  readonly name: string;
  up(tx: Tx): Promise<void>;
};
