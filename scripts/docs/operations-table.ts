import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Limit, LIMITS } from '../../contract/src/limits';
import type { Operation } from '../../contract/src/operation';
import { PROJECT } from '../setup/project.mjs';

const FOLDER = join(PROJECT, 'contract/src/operations');

/** Whose tries a limit counts, by the end of its name. */
const POTS = [
  [/-of-address(?:-an-hour|-a-day)?$/, 'the caller’s address'],
  [/-of-account$/, 'the account'],
  [/-of-device$/, 'the known device'],
  [/-of-pair$/, 'the address with the account'],
] as const;

/** The lines of the table of operations in `docs/security-requirements.md`, without the spaces that align it. */
export async function operationsTable(): Promise<string[]> {
  const files = readdirSync(FOLDER).sort();
  const modules = await Promise.all(
    files.map(async (file) => Object.values((await import(join(FOLDER, file))) as Record<string, Operation>)),
  );
  const operations = modules.flat().filter((value) => typeof value === 'object' && 'path' in value);
  return operations
    .sort((a, b) => a.path.localeCompare(b.path, 'en') || a.method.localeCompare(b.method, 'en'))
    .map((operation) =>
      [
        `\`${operation.method} ${operation.path.replace('/api/v1', '')}\``,
        operation.access,
        proofOf(operation),
        limitsOf(operation),
      ].join(' | '),
    )
    .map((cells) => `| ${cells} |`);
}

function proofOf({ proof, refusals = [] }: Operation): string {
  if (proof === 'recent') return 're-authentication';
  if (proof !== undefined) return proof.none;
  if (!refusals.includes('re-authentication-needed')) return '';
  return refusals.includes('wrong-password') ? 're-authentication or password' : 're-authentication';
}

function limitsOf({ limit }: Operation): string {
  if (limit === undefined) return '';
  if (typeof limit === 'object' && 'none' in limit) return limit.none;
  const names = typeof limit === 'string' ? [limit] : 'inHandler' in limit ? limit.inHandler : limit;
  return names
    .map((name) => {
      const pot = POTS.find(([end]) => end.test(name))?.[1] ?? 'see `contract/src/limits.ts`';
      const { countsOnly }: Limit = LIMITS[name];
      return `${name}: ${pot}${countsOnly ? `, for ${countsOnly.join(' and ')} alone` : ''}`;
    })
    .join('; ');
}
