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

Drills cause faults on purpose. \`npm run drills\` runs all of them and fails if any data is lost; \`npm run drills -- NAME\`
runs one. \`npm test\` runs a short form of each. \`npm run drills -- --write\` writes this table.

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
