import { sql } from 'kysely';
import { DatabaseProblem } from '../errors';
import { appliedNames, ownTables } from '../migrate';
import { MIGRATIONS } from '../migrations';
import type { Db } from '../transaction';

/**
 * Refuses servers on which tables cannot be distributed yet.
 *
 * @throws DatabaseProblem that says what to do next
 */
export async function refuseUnready(db: Db): Promise<void> {
  await refuseOtherVersions(db);
  await refuseWithoutCitus(db);
  await refuseWithoutNodes(db);
  await refuseRunningServers(db);
}

async function refuseOtherVersions(db: Db): Promise<void> {
  const isMade = (await ownTables(db)).some(({ name }) => name === 'migrations');
  if (!isMade) {
    throw new DatabaseProblem(
      'This database has no tables yet. Restore a backup into it, or start the server once and stop it, then try again.',
    );
  }
  const applied = new Set(await appliedNames(db));
  if (MIGRATIONS.some(({ name }) => !applied.has(name))) {
    throw new DatabaseProblem(
      'This database is from an older version. Start the server once to update it, stop it, then try again.',
    );
  }
  if (applied.size > MIGRATIONS.length) {
    throw new DatabaseProblem(
      'This database was last used by a newer version of Stillgrove. Run the command of that version.',
    );
  }
}

async function refuseWithoutCitus(db: Db): Promise<void> {
  const { rows } = await sql`select 1 from pg_extension where extname = 'citus'`.execute(db);
  if (rows.length > 0) return;
  throw new DatabaseProblem(
    'This database has no Citus. Install it on every server, name it first in shared_preload_libraries, restart PostgreSQL, and run in this database on every server: create extension citus.',
  );
}

type Node = { host: string; port: number; group: number; isActive: boolean; takesRows: boolean };

async function refuseWithoutNodes(db: Db): Promise<void> {
  const { rows: here } = await sql<{
    group: number;
  }>`select groupid as group from pg_dist_local_group`.execute(db);
  if (here.some(({ group }) => group !== 0)) {
    throw new DatabaseProblem('DATABASE_URL names a worker. Name the coordinator, then try again.');
  }
  const { rows: nodes } = await sql<Node>`
    select
      nodename as host, nodeport as port, groupid as group, isactive as "isActive", shouldhaveshards as "takesRows"
    from pg_dist_node
    where noderole = 'primary'
    order by groupid`.execute(db);
  if (!nodes.some(({ group }) => group === 0)) {
    throw new DatabaseProblem(
      "The workers do not know where the coordinator is. Run on it, with the name by which they reach it: select citus_set_coordinator_host('HOST', 5432).",
    );
  }
  if (!nodes.some(({ group, takesRows }) => group !== 0 && takesRows)) {
    throw new DatabaseProblem(
      "The coordinator knows no worker. Run on it for each worker: select citus_add_node('HOST', 5432).",
    );
  }
  const away = nodes.find(({ isActive }) => !isActive);
  if (away !== undefined) {
    const { host, port } = away;
    throw new DatabaseProblem(
      `The server ${host}:${String(port)} is not active. Run on the coordinator: select citus_activate_node('${host}', ${String(port)}).`,
    );
  }
}

/** While a table is copied it takes no changes, and between two steps a foreign key is away. */
async function refuseRunningServers(db: Db): Promise<void> {
  const { rows } = await sql`
    select 1 from pg_stat_activity
    where datname = current_database() and application_name = 'stillgrove' and pid <> pg_backend_pid()`.execute(
    db,
  );
  if (rows.length === 0) return;
  throw new DatabaseProblem(
    'Stillgrove is still connected to this database. Stop every Stillgrove process, then try again.',
  );
}
