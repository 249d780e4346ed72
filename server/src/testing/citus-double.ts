import { sql } from 'kysely';
import { closeDatabase } from '../db/database';
import type { DatabaseLocation } from '../db/location';
import { migrate } from '../db/migrate';
import type { Db } from '../db/transaction';
import { connectTo, emptyDatabase, TEST_START_MS } from './test-database';

export type CitusDouble = {
  /** What was asked of Citus, in order. */
  calls(): Promise<string[]>;
  addNode(node: { host: string; group: number; isActive?: boolean; takesRows?: boolean }): Promise<void>;
  /** From now on distributing this table fails; null: nothing fails. */
  failAt(table: string | null): Promise<void>;
};

/**
 * A PostgreSQL that answers as one with Citus does, as far as distributing needs it: catalogs and functions of the
 * same names, which note what they are asked for and leave the tables where they are. It stands for servers outside
 * of the project, which cannot be installed with it.
 */
export async function citusDouble(location: DatabaseLocation): Promise<{ db: Db; double: CitusDouble }> {
  const before = await connectTo(location);
  await sql.raw(DOUBLE).execute(before);
  await closeDatabase(before);
  const db = await connectTo(location);
  return {
    db,
    double: {
      async calls() {
        const { rows } = await sql<{ call: string }>`select call from citus.calls order by number`.execute(
          db,
        );
        return rows.map(({ call }) => call);
      },
      async addNode({ host, group, isActive = true, takesRows = true }) {
        await sql`
          insert into pg_dist_node (nodename, nodeport, groupid, isactive, shouldhaveshards, noderole)
          values (${host}, 5432, ${group}, ${isActive}, ${takesRows}, 'primary')`.execute(db);
      },
      async failAt(table) {
        await sql`update citus.fails set at = ${table}`.execute(db);
      },
    },
  };
}

/** A database with all tables on a coordinator with one worker. */
export async function migratedForCitus(): Promise<{
  db: Db;
  location: DatabaseLocation;
  double: CitusDouble;
}> {
  const { db, location, folder } = await emptyDatabase();
  await migrate(db, { backupsDir: folder, nowMs: TEST_START_MS });
  await closeDatabase(db);
  const made = await citusDouble(location);
  await made.double.addNode({ host: 'c1', group: 0, takesRows: false });
  await made.double.addNode({ host: 'w1', group: 1 });
  return { ...made, location };
}

/** Names and columns as in https://docs.citusdata.com/en/stable/develop/api_metadata.html */
const DOUBLE = `
  create schema citus;
  insert into pg_extension (oid, extname, extowner, extnamespace, extrelocatable, extversion)
    select 99999, 'citus', oid, 'citus'::regnamespace, false, '13.2-1' from pg_roles where rolname = current_user;
  create table citus.calls (number serial, call text);
  create table citus.fails (at text);
  insert into citus.fails values (null);
  create table citus.pg_dist_local_group (groupid integer);
  insert into citus.pg_dist_local_group values (0);
  create table citus.pg_dist_node (
    nodename text, nodeport integer, groupid integer, isactive boolean, shouldhaveshards boolean, noderole text);
  create table citus.pg_dist_partition (logicalrelid regclass, partmethod "char", partkey text, repmodel "char");
  create function citus.column_to_column_name(name regclass, key text) returns text
    language sql as $$ select key $$;
  create function citus.create_reference_table(name text) returns void language sql as $$
    insert into citus.calls (call) values (format('select create_reference_table(%L)', name));
    insert into citus.pg_dist_partition values (name::regclass, 'n', null, 't') $$;
  create function citus.create_distributed_table(name text, by text, colocate_with text) returns void
    language plpgsql as $$ begin
      if exists (select from citus.fails where at = name) then raise 'a worker went away'; end if;
      insert into citus.calls (call) values (
        format('select create_distributed_table(%L, %L, colocate_with => %L)', name, by, colocate_with));
      insert into citus.pg_dist_partition values (name::regclass, 'h', by, 's');
    end $$;
  create function citus.truncate_local_data_after_distributing_table(name text) returns void
    language plpgsql as $$ begin
      insert into citus.calls (call) values (
        format('select truncate_local_data_after_distributing_table(%L)', name));
      execute format('truncate %I cascade', name);
    end $$;
  do $$ begin execute format('alter database %I set search_path to public, citus', current_database()); end $$`;
