import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FILE = fileURLToPath(new URL('../../docs/performance.md', import.meta.url));

/**
 * Puts the table of a run into docs/performance.md, in the place of the one before of the same command.
 * @param {object} run
 * @param {string} run.command that made it
 * @param {Date} run.startedAt
 * @param {ReturnType<typeof import('./results.mjs').machine>} run.machine
 * @param {string} run.table
 */
export function writeTable({ command, startedAt, machine, table }) {
  const { processor, cores, memoryGb, node, loadOfLastMinute } = machine;
  const day = startedAt.toISOString().slice(0, 10);
  const heading = `## \`${command}\``;
  const section = [
    heading,
    '',
    `${day}, ${cores} × ${processor}, ${memoryGb} GB, Node ${node}, load of the minute before ${loadOfLastMinute}.`,
    '',
    '```text',
    table,
    '```',
    '',
  ].join('\n');
  const parts = readFileSync(FILE, 'utf8').split(/^(?=## )/m);
  const known = parts.findIndex((part) => part.startsWith(`${heading}\n`));
  if (known === -1) parts.push(section);
  else parts[known] = section;
  writeFileSync(FILE, parts.map((part) => part.trimEnd()).join('\n\n') + '\n');
}
