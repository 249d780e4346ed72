import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { Db } from '../../db/transaction';
import { csvOfPages } from './csv';
import { type DataSubject, pagesOfPart, type PersonalPart } from './part';
import { readmeOf } from './readme';

type Facts = {
  readonly parts: readonly PersonalPart[];
  readonly person: DataSubject;
  readonly siteName: string;
  readonly nowMs: number;
};

/**
 * All that is held about a person as a ZIP: words, one JSON file, and a table for each part. It is read while it is
 * sent, as fast as the client takes it, and no longer once the stream is destroyed.
 */
export function archiveOf(db: Db, facts: Facts): Readable {
  const { parts, person, nowMs } = facts;
  const zip = new ZipFile();
  const output = Readable.from(zip.outputStream, { objectMode: false });
  const open: Readable[] = [];
  const add = (name: string, pieces: () => AsyncIterable<string>) => {
    // Opened when its turn has come, so that no two are read at the same time.
    zip.addReadStreamLazy(name, { mtime: new Date(nowMs) }, (give) => {
      const stream = Readable.from(pieces(), { objectMode: false });
      open.push(stream);
      give(null, stream);
    });
  };
  zip.addBuffer(Buffer.from(readmeOf(facts)), 'README.txt', { mtime: new Date(nowMs) });
  for (const part of parts) {
    // Programs for tables take a file for UTF-8 when it begins with this mark.
    add(`${part.name}.csv`, () => after('\uFEFF', csvOfPages(pagesOfPart(part, db, person))));
  }
  add('data.json', () => jsonOf(db, facts));
  zip.end();
  zip.on('error', (error: Error) => output.destroy(error));
  output.once('close', () => {
    for (const stream of open) stream.destroy();
  });
  return output;
}

async function* after(mark: string, pieces: AsyncIterable<string>): AsyncGenerator<string> {
  yield mark;
  yield* pieces;
}

/** One object with an array for each part, piece by piece. */
async function* jsonOf(db: Db, { parts, person, nowMs }: Facts): AsyncGenerator<string> {
  yield `{\n  "madeAt": ${JSON.stringify(new Date(nowMs).toISOString())}`;
  for (const part of parts) {
    yield `,\n  ${JSON.stringify(part.name)}: [`;
    let first = true;
    for await (const rows of pagesOfPart(part, db, person)) {
      if (rows.length === 0) continue;
      const texts = rows.map((row) => `\n    ${JSON.stringify(row, null, 2).replaceAll('\n', '\n    ')}`);
      yield (first ? '' : ',') + texts.join();
      first = false;
    }
    yield first ? ']' : '\n  ]';
  }
  yield '\n}\n';
}
