import { roundAward } from '@stillgrove/domain/points/rules';
import { expect, inject, test } from 'vitest';
import { ask } from '../../testing/postgres-databases';
import { signedInPeople } from '../../testing/signed-in-people';
import { EVENTUALLY, locationOf, startPair, tempFolderPath } from '../../testing/standby';
import { testApp } from '../../testing/test-app';
import { connectTo, TEST_START_MS } from '../../testing/test-database';
import { restoreBackup } from '../backup/restore-backup';
import { writeBackup } from '../backup/write-backup';
import { openDatabase } from '../database';
import { DatabaseProblem } from '../errors';
import type { DatabaseLocation } from '../location';
import { migrate } from '../migrate';

test.skipIf(inject('postgresUrl') === '')(
  'a standby alone is refused at the start with what to do, and is read and backed up nevertheless',
  async () => {
    const { primary, standby } = await startPair();
    const alone = await connectTo(locationOf(standby));
    const start = migrate(alone, { backupsDir: '', nowMs: TEST_START_MS });
    await expect(start).rejects.toThrow(DatabaseProblem);
    await expect(start).rejects.toThrow(/standby.*host1:5432,host2:5432/);
    const file = `${tempFolderPath()}/grove.backup`;
    await writeBackup(await connectTo(locationOf(standby)), { file, key: null, nowMs: TEST_START_MS });
    const wanted = { ...locationOf(standby), url: `${standby.url('grove')}?target_session_attrs=read-write` };
    await expect(openDatabase(wanted as DatabaseLocation)).rejects.toThrow(/takes writes/);

    await ask(primary.url('postgres'), 'create database other');
    const { url } = locationOf(standby, primary) as { url: string };
    const other: DatabaseLocation = {
      engine: 'postgres',
      url: url.replace(/grove$/, 'other'),
      connections: 2,
    };
    await expect
      .poll(() => openDatabase(other).then((db) => db.destroy().then(() => 'open')), EVENTUALLY)
      .toBe('open');
    const restored = await connectTo(other);
    await restoreBackup(restored, { file, identity: null, nowMs: TEST_START_MS });
    expect(await restored.selectFrom('migrations').select('name').execute()).not.toEqual([]);
  },
);

const bubble = (round: number) => roundAward('bubble', `r${String(round)}`, '2027-03-05');

test.skipIf(inject('postgresUrl') === '')(
  'on a standby people read, a change is answered as a database that is away, and the process is not ready',
  async () => {
    const { primary, standby } = await startPair();
    const [person] = await signedInPeople(await connectTo(locationOf(primary)), 1, TEST_START_MS);
    if (person === undefined) throw new Error('there is no one');
    const { cookie } = person;
    const db = await connectTo(locationOf(standby));
    await expect.poll(() => db.selectFrom('users').select('id').execute(), EVENTUALLY).toHaveLength(1);
    const { visitor, log } = await testApp({ database: { db, folder: tempFolderPath() } });
    log.expect('a request failed');
    log.expect('not ready');
    expect((await visitor().get('/api/v1/points', { cookie })).statusCode).toBe(200);
    const answer = await visitor().post('/api/v1/points', { awards: [bubble(1)] }, { cookie });
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({ code: 'database-away' });
    expect(answer.headers['retry-after']).toBeDefined();
    expect((await visitor().get('/readyz')).statusCode).toBe(503);
    expect((await visitor().get('/api/v1/points', { cookie })).statusCode).toBe(200);
  },
);
