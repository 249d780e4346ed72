import type { Random } from '@stillgrove/domain/random/seeded';
import type { DiskCall } from './trace';

/** Bytes of a file, as the program sees them and as a power cut would leave them. */
type Pages = {
  /** What is surely on the disk. */
  synced: Buffer;
  /** What was asked for since; of it any part may be on the disk. */
  pending: DiskCall[];
};

/** A disk that remembers what was synced and what was only written. */
type Disk = {
  apply(call: DiskCall): void;
  /** The files after a power cut at this moment: what was synced, and by chance some of what was not. */
  afterPowerCut(random: Random): Map<string, Buffer>;
  /** How many writes no sync has covered yet. */
  pending(): number;
};

/** @param files as they were at the beginning, all synced */
export function createDisk(files: ReadonlyMap<string, Buffer>): Disk {
  const pages = new Map<string, Pages>();
  for (const [file, bytes] of files) pages.set(file, { synced: bytes, pending: [] });
  const pagesOf = (file: string) => {
    const known = pages.get(file) ?? { synced: Buffer.alloc(0), pending: [] };
    pages.set(file, known);
    return known;
  };
  return {
    apply(call) {
      const own = pagesOf(call.file);
      if (call.kind === 'sync') {
        // What began after the sync did is not covered by it.
        const covered = own.pending.filter(({ endedMs }) => endedMs <= call.startedMs);
        own.synced = covered.reduce(written, own.synced);
        own.pending = own.pending.filter(({ endedMs }) => endedMs > call.startedMs);
      } else own.pending.push(call);
    },
    afterPowerCut(random) {
      const left = new Map<string, Buffer>();
      for (const [file, { synced, pending }] of pages)
        left.set(file, pending.filter(() => random() < 0.5).reduce(written, synced));
      return left;
    },
    pending: () => [...pages.values()].reduce((sum, own) => sum + own.pending.length, 0),
  };
}

function written(bytes: Buffer, call: DiskCall): Buffer {
  if (call.kind === 'cut') {
    const cut = Buffer.alloc(call.at);
    bytes.copy(cut);
    return cut;
  }
  if (call.kind === 'sync') return bytes;
  const grown = Buffer.alloc(Math.max(bytes.length, call.at + call.bytes.length));
  bytes.copy(grown);
  call.bytes.copy(grown, call.at);
  return grown;
}
