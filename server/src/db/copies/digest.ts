import { createHash } from 'node:crypto';
import type { Db } from '../transaction';
import { pagesOf, type Row } from './rows';
import type { TableShape } from './table-shape';

/** Two tables with the same digest hold the same rows, on whatever engine and in whatever order. */
export type Digest = {
  readonly rows: number;
  /** The SHA-256 of every row as JSON, all combined by exclusive or, in hexadecimal. */
  readonly sum: string;
};

export type Digests = Readonly<Record<string, Digest>>;

/** Adds up a digest while rows pass by. */
export function newDigest(): { add(rowAsJson: string): void; result(): Digest } {
  const sum = Buffer.alloc(32);
  let rows = 0;
  return {
    add(rowAsJson) {
      rows += 1;
      const hash = createHash('sha256').update(rowAsJson).digest();
      for (let at = 0; at < sum.length; at += 4)
        sum.writeInt32LE(sum.readInt32LE(at) ^ hash.readInt32LE(at), at);
    },
    result: () => ({ rows, sum: sum.toString('hex') }),
  };
}

export async function digestOf(db: Db, shape: TableShape): Promise<Digest> {
  const digest = newDigest();
  for await (const page of pagesOf(db, shape)) for (const row of page) digest.add(asJson(row));
  return digest.result();
}

export async function digestsOf(db: Db, shapes: readonly TableShape[]): Promise<Digests> {
  const digests: Record<string, Digest> = {};
  for (const shape of shapes) digests[shape.name] = await digestOf(db, shape);
  return digests;
}

/** Whether two tables hold the same. */
export function isEqual(one: Digest | undefined, other: Digest | undefined): boolean {
  return one !== undefined && one.rows === other?.rows && one.sum === other.sum;
}

/** A row as it is written in digests and backups. */
export function asJson(row: Row): string {
  return JSON.stringify(row);
}
