import { sql } from 'kysely';
import { describe, expect, inject, test } from 'vitest';
import { brokenPlacements } from '../../testing/placement-rules';
import { emptyDatabase, testDatabase } from '../../testing/test-database';
import { ownTables } from '../migrate';
import { type Placement, PLACEMENTS } from './placements';

const byPerson: Placement = { where: 'by-person' };
const everywhere: Placement = { where: 'everywhere', why: 'a test' };
const onePlace: Placement = { where: 'one-place', why: 'a test' };

test('every table has a placement, and nothing else has', async () => {
  const { db } = await testDatabase();
  expect(Object.keys(PLACEMENTS).sort()).toEqual((await ownTables(db)).map(({ name }) => name).sort());
});

test('points and the private space are by person', () => {
  for (const table of ['point_events', 'point_days', 'point_totals', 'vault_locks', 'vault_records'] as const)
    expect(PLACEMENTS[table].where).toBe('by-person');
});

describe.skipIf(inject('postgresUrl') === '')('on PostgreSQL', () => {
  test('keys and foreign keys of all tables allow their placements', async () => {
    const { db } = await testDatabase();
    expect(await brokenPlacements(db, PLACEMENTS)).toEqual([]);
  });

  /** What is wrong with small tables that these statements make. */
  async function brokenBy(statements: readonly string[], placements: Readonly<Record<string, Placement>>) {
    const { db } = await emptyDatabase();
    for (const statement of ['create table users (id text primary key)', ...statements])
      await sql.raw(statement).execute(db);
    return brokenPlacements(db, { users: everywhere, ...placements });
  }

  test('a table without a placement is told, and a placement without a table', async () => {
    expect(await brokenBy(['create table leaf (id text primary key)'], { twig: onePlace })).toEqual([
      'leaf has no placement',
      'twig has a placement and is no table',
    ]);
  });

  test('a table by person needs the person in every unique key, an index as well', async () => {
    const statements = [
      'create table leaf (user_id text references users, id text unique, primary key (user_id, id))',
      'create unique index leaf_by_id on leaf (id)',
      'create table twig (user_id text)',
    ];
    expect(await brokenBy(statements, { leaf: byPerson, twig: byPerson })).toEqual([
      'leaf is by person, and its key leaf_by_id lacks user_id',
      'leaf is by person, and its key leaf_id_key lacks user_id',
      'twig is by person and has no key',
    ]);
  });

  test('a table by person points to what is everywhere, or to its parent along the person', async () => {
    const statements = [
      'create table site (id text primary key)',
      'create table leaf (user_id text primary key references users, site text references site)',
      'create table twig (user_id text primary key, other text references leaf)',
      'create table bud (user_id text primary key references leaf on delete cascade)',
      'create table root (user_id text primary key references users on delete set null)',
    ];
    const placements = { site: onePlace, leaf: byPerson, twig: byPerson, bud: byPerson, root: byPerson };
    expect(await brokenBy(statements, placements)).toEqual([
      'bud points to leaf (bud_user_id_fkey), which its placement does not say',
      'leaf points to site (leaf_site_fkey), from by-person to one-place',
      'root points to users (root_user_id_fkey), and deleting there would change user_id',
      'twig points to leaf (twig_other_fkey), and not along user_id',
    ]);
    const withParent = { ...placements, bud: { where: 'by-person', parent: 'leaf' } as unknown as Placement };
    expect(await brokenBy(statements, withParent)).not.toContainEqual(expect.stringContaining('bud'));
    const wrongParent = { ...placements, bud: { where: 'by-person', parent: 'users' } as const };
    expect(await brokenBy(statements, wrongParent)).toContain(
      'bud does not point to users, as its placement says',
    );
  });

  test('nothing else points to a table by person, and what is everywhere points to nothing elsewhere', async () => {
    const statements = [
      'create table site (id text primary key)',
      'create table leaf (user_id text primary key references users)',
      'create table twig (id text primary key references leaf)',
      'create table word (id text primary key references site)',
      'create table page (id text primary key references word, site text references site)',
    ];
    const placements = { site: onePlace, leaf: byPerson, twig: onePlace, word: everywhere, page: onePlace };
    expect(await brokenBy(statements, placements)).toEqual([
      'twig points to leaf (twig_id_fkey), from one-place to by-person',
      'word points to site (word_id_fkey), from everywhere to one-place',
    ]);
  });
});
