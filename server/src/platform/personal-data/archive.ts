import { ZipFile } from 'yazl';
import type { Db } from '../../db/transaction';
import { csvOf } from './csv';
import type { DataSubject, PersonalPart } from './part';
import { readmeOf } from './readme';

/** All that is held about a person as a ZIP: words, one JSON file, and a table for each part. */
export async function archiveOf(
  db: Db,
  facts: {
    parts: readonly PersonalPart[];
    person: DataSubject;
    siteName: string;
    nowMs: number;
  },
): Promise<NodeJS.ReadableStream> {
  const { parts, person, nowMs } = facts;
  const zip = new ZipFile();
  const add = (name: string, text: string) => {
    zip.addBuffer(Buffer.from(text), name, { mtime: new Date(nowMs) });
  };
  add('README.txt', readmeOf(facts));
  const all: Record<string, unknown> = { madeAt: new Date(nowMs).toISOString() };
  for (const part of parts) {
    const rows = await part.read(db, person);
    all[part.name] = rows;
    // Programs for tables take a file for UTF-8 when it begins with this mark.
    add(`${part.name}.csv`, `\uFEFF${csvOf(rows)}`);
  }
  add('data.json', `${JSON.stringify(all, null, 2)}\n`);
  zip.end();
  return zip.outputStream;
}
