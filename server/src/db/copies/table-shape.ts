import { sql } from 'kysely';
import { DatabaseProblem } from '../errors';
import { notOfExtension } from '../postgres/extensions';
import { type Db, isPostgres } from '../transaction';

/** What is needed to read and write a table without knowing what it is about. */
export type TableShape = {
  readonly name: string;
  /** In the order in which the migrations made them. */
  readonly columns: readonly string[];
  /** Columns of the primary key. */
  readonly key: readonly string[];
};

/**
 * Every table as it is in the database at present, each after those that it points to. Left out are
 * tables whose names begin with an underscore: they belong to tools, such as Litestream.
 */
export async function tableShapes(db: Db): Promise<TableShape[]> {
  const [columns, links] = isPostgres(db)
    ? [POSTGRES_COLUMNS, POSTGRES_LINKS]
    : [SQLITE_COLUMNS, SQLITE_LINKS];
  const shapes = shapesFrom((await columns.execute(db)).rows);
  return parentsFirst(shapes, (await links.execute(db)).rows);
}

type Column = { table: string; column: string; /** From 1 upwards; 0: not in the key. */ key: number | null };
type Link = { table: string; parent: string };

const SQLITE_COLUMNS = sql<Column>`
  select t.name as "table", c.name as "column", c.pk as "key"
  from sqlite_master t, pragma_table_info(t.name) c
  where t.type = 'table' and substr(t.name, 1, 7) <> 'sqlite_' and substr(t.name, 1, 1) <> '_'
  order by t.name, c.cid`;

const SQLITE_LINKS = sql<Link>`
  select t.name as "table", l."table" as parent
  from sqlite_master t, pragma_foreign_key_list(t.name) l
  where t.type = 'table'`;

const POSTGRES_COLUMNS = sql<Column>`
  select c.table_name as "table", c.column_name as "column", k.ordinal_position as "key"
  from information_schema.columns c
  join information_schema.tables t
    on t.table_schema = c.table_schema and t.table_name = c.table_name and t.table_type = 'BASE TABLE'
  left join information_schema.table_constraints p
    on p.table_schema = c.table_schema and p.table_name = c.table_name and p.constraint_type = 'PRIMARY KEY'
  left join information_schema.key_column_usage k
    on k.constraint_schema = p.constraint_schema and k.constraint_name = p.constraint_name
    and k.table_name = c.table_name and k.column_name = c.column_name
  where c.table_schema = current_schema() and substr(c.table_name, 1, 1) <> '_'
    and ${notOfExtension(sql`format('%I.%I', c.table_schema, c.table_name)::regclass`)}
  order by c.table_name, c.ordinal_position`;

const POSTGRES_LINKS = sql<Link>`
  select child.table_name as "table", parent.table_name as parent
  from information_schema.referential_constraints l
  join information_schema.table_constraints child
    on child.constraint_schema = l.constraint_schema and child.constraint_name = l.constraint_name
  join information_schema.table_constraints parent
    on parent.constraint_schema = l.unique_constraint_schema
    and parent.constraint_name = l.unique_constraint_name
  where l.constraint_schema = current_schema()`;

function shapesFrom(columns: readonly Column[]): TableShape[] {
  const names = [...new Set(columns.map(({ table }) => table))].sort();
  return names.map((name) => {
    const own = columns.filter(({ table }) => table === name);
    const inKey = own.filter(({ key }) => key !== null && key > 0);
    if (inKey.length === 0) {
      throw new DatabaseProblem(
        `The table ${name} cannot be copied: it has no primary key, or this account may not see it.`,
      );
    }
    const key = inKey.sort((one, other) => Number(one.key) - Number(other.key));
    return { name, columns: own.map(({ column }) => column), key: key.map(({ column }) => column) };
  });
}

function parentsFirst(shapes: readonly TableShape[], links: readonly Link[]): TableShape[] {
  const sorted: TableShape[] = [];
  let left = [...shapes];
  while (left.length > 0) {
    const waits = (name: string) =>
      links.some(
        ({ table, parent }) =>
          table === name && parent !== name && left.some((shape) => shape.name === parent),
      );
    const next = left.filter(({ name }) => !waits(name));
    if (next.length === 0) throw new Error('tables point to each other in a circle');
    sorted.push(...next);
    left = left.filter((shape) => !next.includes(shape));
  }
  return sorted;
}
