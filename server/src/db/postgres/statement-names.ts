import { createHash } from 'node:crypto';

/** Distinct statements that a connection keeps; lists of every length make more, which are parsed each time. */
const MOST = 300;

const names = new Map<string, string>();

/**
 * The name under which PostgreSQL keeps a statement parsed and planned, which halves its time; undefined
 * where it must not. What asks for all columns is none of them: when a newer process adds a column, the
 * kept statement would be refused.
 */
export function statementName(sql: string): string | undefined {
  const known = names.get(sql);
  if (known !== undefined) return known;
  if (names.size >= MOST || sql.includes('*') || !/^(select|insert|update|delete) /.test(sql))
    return undefined;
  const name = createHash('sha256').update(sql).digest('base64url').slice(0, 16);
  names.set(sql, name);
  return name;
}
