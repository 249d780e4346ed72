import { sql } from 'kysely';
import { PERSON_COLUMN, type Placement } from '../db/placement/placements';
import type { Db } from '../db/transaction';

type Key = { table: string; name: string; columns: string[] };
type Link = {
  table: string;
  parent: string;
  name: string;
  columns: string[];
  parentColumns: string[];
  /** As `pg_constraint.confdeltype` has it. */
  onDelete: string;
};

/**
 * What Citus would refuse in the tables of a database on PostgreSQL, if they were placed like this.
 * https://docs.citusdata.com/en/stable/develop/reference_ddl.html
 *
 * @returns sentences; none when all is well
 */
export async function brokenPlacements(
  db: Db,
  placements: Readonly<Record<string, Placement>>,
): Promise<string[]> {
  const tables = (await TABLES.execute(db)).rows.map(({ name }) => name);
  const keys = (await UNIQUE_KEYS.execute(db)).rows;
  const links = (await LINKS.execute(db)).rows;
  return [
    ...tables.filter((table) => !(table in placements)).map((table) => `${table} has no placement`),
    ...Object.keys(placements)
      .filter((table) => !tables.includes(table))
      .map((table) => `${table} has a placement and is no table`),
    ...keys
      .filter(({ table, columns }) => isByPerson(placements[table]) && !columns.includes(PERSON_COLUMN))
      .map(({ table, name }) => `${table} is by person, and its key ${name} lacks ${PERSON_COLUMN}`),
    ...tables
      .filter((table) => isByPerson(placements[table]) && !keys.some((key) => key.table === table))
      .map((table) => `${table} is by person and has no key`),
    ...links.flatMap((link) => brokenLink(link, placements[link.table], placements[link.parent])),
    ...Object.entries(placements).flatMap(([table, placement]) => absentParent(table, placement, links)),
  ].sort();
}

function brokenLink(link: Link, from: Placement | undefined, to: Placement | undefined): string[] {
  if (from === undefined || to === undefined) return [];
  const broken = (why: string) => [`${link.table} points to ${link.parent} (${link.name}), ${why}`];
  // Citus can neither empty nor change the column by which rows are spread.
  if (isByPerson(from) && link.columns.includes(PERSON_COLUMN) && /[nd]/.test(link.onDelete))
    return broken(`and deleting there would change ${PERSON_COLUMN}`);
  if (to.where === 'everywhere') return [];
  if (from.where === 'one-place' && to.where === 'one-place') return [];
  if (!isByPerson(from) || !isByPerson(to)) return broken(`from ${from.where} to ${to.where}`);
  const at = link.columns.indexOf(PERSON_COLUMN);
  if (at === -1 || link.parentColumns[at] !== PERSON_COLUMN) return broken(`and not along ${PERSON_COLUMN}`);
  // The steps of distributing make it again, as the list has it.
  if (from.parent !== link.parent || link.columns.length > 1 || link.onDelete !== 'c')
    return broken('which its placement does not say');
  return link.name === `${link.table}_${PERSON_COLUMN}_fkey` ? [] : broken('whose name no step knows');
}

function absentParent(table: string, placement: Placement, links: readonly Link[]): string[] {
  if (placement.where !== 'by-person' || placement.parent === undefined) return [];
  const { parent } = placement;
  return links.some((link) => link.table === table && link.parent === parent)
    ? []
    : [`${table} does not point to ${parent}, as its placement says`];
}

function isByPerson(placement: Placement | undefined): placement is Placement & { where: 'by-person' } {
  return placement?.where === 'by-person';
}

const TABLES = sql<{ name: string }>`
  select relname as name from pg_class
  where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') and not relispartition
  order by relname`;

/** Unique indexes count, too: a key need not be a constraint. */
const UNIQUE_KEYS = sql<Key>`
  select
    t.relname as "table",
    k.relname as name,
    (
      select coalesce(json_agg(a.attname), '[]') from pg_attribute a
      where a.attrelid = t.oid and a.attnum = any (i.indkey)
    ) as columns
  from pg_index i
  join pg_class t on t.oid = i.indrelid
  join pg_class k on k.oid = i.indexrelid
  where i.indisunique and t.relnamespace = current_schema()::regnamespace and t.relkind in ('r', 'p')
    and not t.relispartition`;

const LINKS = sql<Link>`
  select
    c.conrelid::regclass::text as "table",
    c.confrelid::regclass::text as parent,
    c.conname as name,
    c.confdeltype as "onDelete",
    (
      select json_agg(a.attname order by k.place)
      from unnest(c.conkey) with ordinality as k (number, place)
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.number
    ) as columns,
    (
      select json_agg(a.attname order by k.place)
      from unnest(c.confkey) with ordinality as k (number, place)
      join pg_attribute a on a.attrelid = c.confrelid and a.attnum = k.number
    ) as "parentColumns"
  from pg_constraint c
  where c.contype = 'f' and c.connamespace = current_schema()::regnamespace`;
