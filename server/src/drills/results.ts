import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';
import { DRILLS } from './drills';

export type Result = {
  readonly name: string;
  readonly title: string;
  readonly words: string;
  readonly took: string;
};

const FILE = fileURLToPath(new URL('../../../docs/drills.md', import.meta.url));

const HEAD = `# Fault-injection tests (drills)

Drills cause faults on purpose. \`npm run drills\` runs a short form of each and fails if any data is lost;
\`npm run drills -- NAME\` runs one. \`--long\` runs the long form, and \`npm run drills -- --long --write\` writes this table.
Run the short form before a release and after a change to what a drill tests.

`;

/** Keeps the line of one drill in docs/drills.md, and those of the others as they are. */
export function writeResults({ name, title, words, took }: Result): void {
  const rows = readRows();
  const day = new Date().toISOString().slice(0, 10);
  rows.set(
    name,
    `| \`${name}\` | ${title} | ${words.replaceAll('|', '/')} | ${took} | ${day}, ${machine()} |`,
  );
  const kept = DRILLS.flatMap((drill) => rows.get(drill.name) ?? []);
  const table = [
    '| Name | What happens | What came of it | Took | When and where |',
    '|---|---|---|---|---|',
  ];
  writeFileSync(FILE, `${HEAD}${[...table, ...kept].join('\n')}\n${readNotes()}`);
}

function readRows(): Map<string, string> {
  const lines = content()
    .split('\n')
    .filter((line) => line.startsWith('| `'));
  return new Map(lines.map((line) => [/`([\w-]+)`/.exec(line)?.[1] ?? '', line]));
}

/** What people wrote below the table. */
function readNotes(): string {
  const start = content().indexOf('\n## ');
  return start === -1 ? '' : content().slice(start);
}

function content(): string {
  return existsSync(FILE) ? readFileSync(FILE, 'utf8') : '';
}

function machine(): string {
  const cores = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${String(cores.length)} × ${cores[0]?.model.trim() ?? 'processor'}, ${String(memory)} GB, Node ${process.versions.node}`;
}
