import { sql } from 'kysely';
import { describe, expect, inject, test } from 'vitest';
import { citusDouble, migratedForCitus } from '../../testing/citus-double';
import { fillEveryTable } from '../../testing/full-instance';
import { connectTo, emptyDatabase, TEST_START_MS, testDatabase } from '../../testing/test-database';
import { closeDatabase } from '../database';
import { migrate } from '../migrate';
import { MIGRATIONS } from '../migrations';
import { distribute } from './distribute';
import { distributionSteps, UNTOUCHED } from './steps';

const STEPS = [
  'alter table vault_records drop constraint vault_records_user_id_fkey',
  "select create_reference_table('users')",
  "select create_distributed_table('point_events', 'user_id', colocate_with => 'none')",
  "select create_distributed_table('point_days', 'user_id', colocate_with => 'point_events')",
  "select create_distributed_table('point_totals', 'user_id', colocate_with => 'point_events')",
  "select create_distributed_table('vault_locks', 'user_id', colocate_with => 'point_events')",
  "select create_distributed_table('vault_records', 'user_id', colocate_with => 'point_events')",
  'alter table vault_records add constraint vault_records_user_id_fkey foreign key (user_id) references vault_locks (user_id) on delete cascade',
  "select truncate_local_data_after_distributing_table('point_events')",
  "select truncate_local_data_after_distributing_table('point_days')",
  "select truncate_local_data_after_distributing_table('point_totals')",
  "select truncate_local_data_after_distributing_table('vault_locks')",
  "select truncate_local_data_after_distributing_table('vault_records')",
  "select truncate_local_data_after_distributing_table('users')",
];

test('the people come first, then what is theirs, then the link between two such tables', () => {
  expect(distributionSteps(UNTOUCHED)).toEqual(STEPS);
});

test.skipIf(inject('postgresUrl') !== '')('a SQLite file is refused', async () => {
  const { db } = await testDatabase();
  await expect(distribute(db, () => undefined)).rejects.toThrow('The data is in a SQLite file');
});

describe.skipIf(inject('postgresUrl') === '')('on PostgreSQL', () => {
  /** Runs it, with what was told. */
  async function distributed(db: Parameters<typeof distribute>[0]) {
    const told: string[] = [];
    const steps = await distribute(db, (statement) => told.push(statement));
    expect(steps).toBe(told.length);
    return told;
  }

  test('every step is taken once, in order, and a second run has nothing left to do', async () => {
    const { db, double } = await migratedForCitus();
    await fillEveryTable(db, ['ana', 'ben']);
    expect(await distributed(db)).toEqual(STEPS);
    expect(await double.calls()).toEqual(STEPS.filter((step) => step.startsWith('select')));
    expect(await distributed(db)).toEqual([]);
  });

  test('a run that was broken off is continued, and the link is there again', async () => {
    const { db, double } = await migratedForCitus();
    await fillEveryTable(db, ['ana']);
    await double.failAt('vault_records');
    await expect(distribute(db, () => undefined)).rejects.toThrow(
      'This step failed (a worker went away). The steps before it are done and stay.',
    );
    await double.failAt(null);
    const [first, ...rest] = await distributed(db);
    expect(first).toBe(
      "select create_distributed_table('vault_records', 'user_id', colocate_with => 'point_events')",
    );
    expect(rest).toEqual(STEPS.slice(7));
    const { rows } = await sql`
      select 1 from pg_constraint where conname = 'vault_records_user_id_fkey' and confdeltype = 'c'`.execute(
      db,
    );
    expect(rows).toHaveLength(1);
  });

  test('a table that was distributed in another way is left alone', async () => {
    const { db } = await migratedForCitus();
    await sql`select create_distributed_table('point_days', 'day', colocate_with => 'none')`.execute(db);
    await expect(distribute(db, () => undefined)).rejects.toThrow(
      "The table point_days was distributed in another way. Run: select undistribute_table('point_days'), then try again.",
    );
  });

  test('a database without tables, or with older or newer ones, is refused', async () => {
    const { db, folder } = await emptyDatabase();
    const options = { backupsDir: folder, nowMs: TEST_START_MS };
    await expect(distribute(db, () => undefined)).rejects.toThrow('This database has no tables yet.');
    await migrate(db, { ...options, migrations: MIGRATIONS.slice(0, -1) });
    await expect(distribute(db, () => undefined)).rejects.toThrow('This database is from an older version.');
    await migrate(db, options);
    await db.insertInto('migrations').values({ name: '9999-later', applied_at: 4 }).execute();
    await expect(distribute(db, () => undefined)).rejects.toThrow('newer version of Stillgrove');
  });

  test('servers are refused until the extension, the coordinator and a worker are there', async () => {
    const { db, location, folder } = await emptyDatabase();
    await migrate(db, { backupsDir: folder, nowMs: TEST_START_MS });
    await expect(distribute(db, () => undefined)).rejects.toThrow('This database has no Citus.');
    await closeDatabase(db);
    const { db: citus, double } = await citusDouble(location);
    await expect(distribute(citus, () => undefined)).rejects.toThrow('select citus_set_coordinator_host(');
    await double.addNode({ host: 'c1', group: 0, takesRows: false });
    await expect(distribute(citus, () => undefined)).rejects.toThrow('select citus_add_node(');
    await double.addNode({ host: 'w1', group: 1, isActive: false });
    await expect(distribute(citus, () => undefined)).rejects.toThrow(
      "select citus_activate_node('w1', 5432)",
    );
    await sql`update pg_dist_local_group set groupid = 1`.execute(citus);
    await expect(distribute(citus, () => undefined)).rejects.toThrow('DATABASE_URL names a worker.');
    expect(await double.calls()).toEqual([]);
  });

  test('a database that a server still uses is refused', async () => {
    const { db, location, double } = await migratedForCitus();
    const other = await connectTo(location);
    await sql`select 1`.execute(other);
    await expect(distribute(db, () => undefined)).rejects.toThrow('Stop every Stillgrove process');
    expect(await double.calls()).toEqual([]);
  });
});
