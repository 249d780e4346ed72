import { CompiledQuery, sql } from 'kysely';
import { DatabaseProblem } from '../errors';
import { allowLongStatements } from '../postgres/long-statements';
import { type Db, isPostgres } from '../transaction';
import { PERSON_COLUMN, PLACEMENTS } from './placements';
import { refuseUnready } from './readiness';
import { childrenByPerson, distributionSteps, type Distributed, linkName } from './steps';

/**
 * Puts every table where `PLACEMENTS` says. Each step is made or not made; a run that was broken off is continued
 * by the next.
 *
 * @param tell is called with each statement before it runs
 * @returns the number of steps; none when every table is in its place
 * @throws DatabaseProblem when the servers are not ready for it; then nothing was changed
 */
export async function distribute(db: Db, tell: (statement: string) => void): Promise<number> {
  if (!isPostgres(db)) {
    throw new DatabaseProblem(
      'The data is in a SQLite file, which is on one machine. Move it to PostgreSQL first, as docs/operations.md says, and set DATABASE_URL.',
    );
  }
  await refuseUnready(db);
  const steps = distributionSteps(await readDistributed(db));
  for (const statement of steps) {
    tell(statement);
    await take(db, statement);
  }
  return steps.length;
}

/** @throws DatabaseProblem with what the servers said */
async function take(db: Db, statement: string): Promise<void> {
  try {
    await db.transaction().execute(async (tx) => {
      await allowLongStatements(tx);
      await tx.executeQuery(CompiledQuery.raw(statement));
    });
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    throw new DatabaseProblem(
      `This step failed (${detail}). The steps before it are done and stay. Fix the cause, then run the command again: it goes on from here.`,
    );
  }
}

type CitusTable = { name: string; isReference: boolean; column: string | null; isEmptied: boolean };

async function readDistributed(db: Db): Promise<Distributed> {
  const known = await readCitusTables(db);
  const placed = known.filter(isInPlace);
  const children = childrenByPerson();
  const { rows: links } = await sql<{ name: string }>`
    select conname as name from pg_constraint
    where contype = 'f' and connamespace = current_schema()::regnamespace`.execute(db);
  const names = new Set(links.map(({ name }) => name));
  return {
    tables: new Set(placed.map(({ name }) => name)),
    linked: new Set(children.map(({ child }) => child).filter((child) => names.has(linkName(child)))),
    // Of a table that is yet to be copied, the coordinator will hold the rows.
    leftovers: new Set(
      Object.keys(PLACEMENTS).filter(
        (table) => !placed.some(({ name, isEmptied }) => name === table && isEmptied),
      ),
    ),
  };
}

/** What Citus has made of our tables: one of no worker's (`local`) is a table in one place that others point to. */
async function readCitusTables(db: Db): Promise<CitusTable[]> {
  const { rows } = await sql<CitusTable>`
    select
      c.relname as name,
      p.partmethod = 'n' as "isReference",
      case when p.partmethod = 'n' then null else column_to_column_name(p.logicalrelid, p.partkey) end as column,
      pg_relation_size(c.oid) = 0 as "isEmptied"
    from pg_dist_partition p
    join pg_class c on c.oid = p.logicalrelid
    where c.relnamespace = current_schema()::regnamespace
      and (p.partmethod <> 'n' or p.repmodel = 't')`.execute(db);
  return rows;
}

/** @throws DatabaseProblem for a table that someone has put elsewhere */
function isInPlace({ name, isReference, column }: CitusTable): boolean {
  const placement = (PLACEMENTS as Readonly<Record<string, (typeof PLACEMENTS)['users']>>)[name];
  if (placement === undefined) return false;
  if (
    isReference
      ? placement.where === 'everywhere'
      : placement.where === 'by-person' && column === PERSON_COLUMN
  )
    return true;
  throw new DatabaseProblem(
    `The table ${name} was distributed in another way. Run: select undistribute_table('${name}'), then try again.`,
  );
}
