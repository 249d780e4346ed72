import { createHash } from 'node:crypto';

/** @typedef {import('./engines.mjs').Store} Store */
/** @typedef {{ people: number, events: number }} Size how many, and how many events they share */

const DAY_MS = 86_400_000;
/** The year that the events are from. */
const DAYS = 365;
/** Awards of one visit: two rounds of each of two games. */
const VISIT = 4;
/** At least so many are signed in and make the load; of more people, one in a hundred. */
const SIGNED_IN = 2_000;
const MANY = 1_000_000;
const FEW = 10;

/** What an engine calls the functions that made data needs. */
const SPELLINGS = {
  SQLite: {
    hex: (/** @type {string} */ number, /** @type {number} */ width) => `printf('%0${width}x', ${number})`,
    day: (/** @type {string} */ daysAgo) => `date('now', '-' || (${daysAgo}) || ' days')`,
    series: (/** @type {number} */ count) =>
      `(with recursive counted(i) as (select 0 union all select i + 1 from counted where i < ${count - 1}) select i from counted)`,
  },
  PostgreSQL: {
    hex: (/** @type {string} */ number, /** @type {number} */ width) =>
      `lpad(to_hex(${number}), ${width}, '0')`,
    day: (/** @type {string} */ daysAgo) => `to_char(now() - (${daysAgo}) * interval '1 day', 'YYYY-MM-DD')`,
    series: (/** @type {number} */ count) =>
      `(select i from generate_series(cast(0 as bigint), ${count - 1}) as counted(i)) as made`,
  },
};

/** Odd, so that its multiples below a power of two are all different; scattered, as the golden ratio is. */
const SCATTER = 2_654_435_769;

/**
 * An id as long and as scattered as a UUID.
 * @param {Store} store
 * @param {string | number} n its number, an expression of SQL
 */
function idOf({ name }, n) {
  const { hex } = SPELLINGS[name];
  const number = `cast(${n} as bigint)`;
  return `${hex(`${number} * ${SCATTER} % 4294967296`, 8)} || '-0000-4000-8000-' || ${hex(number, 12)}`;
}

/**
 * Fills a migrated database with people and what they did in the last year, as their devices would have sent
 * it: in the order of time, each visit by someone else.
 * @param {Store} store
 * @param {Size} size
 */
export async function makePeople(store, { people, events }) {
  const { day, series } = SPELLINGS[store.name];
  const each = Math.max(1, Math.round(events / people));
  const visits = Math.ceil((people * each) / VISIT);
  const now = Date.now();
  const made = now - 400 * DAY_MS;
  await store.ask(
    `insert into users (id, full_name, email, email_key, password_hash, created_at, confirmed_at)
     select ${idOf(store, 'i')}, 'Walker ' || i, 'walker-' || i || '@example.org', 'walker-' || i || '@example.org', 'none', ${made}, ${made}
     from ${series(people + 2)}`,
  );
  const visit = `(i / ${VISIT})`;
  const activity = `case i % 2 when 0 then 'bubble' else 'color' end`;
  const ago = `(${DAYS} - ${visit} * ${DAYS} / ${visits})`;
  await store.fill('point_events', 'user_id, id', [
    `insert into point_events (user_id, id, activity, points, leaves, day, created_at)
     select ${idOf(store, `${visit} % ${people}`)}, ${activity} || ':' || ${idOf(store, 'i')}, ${activity}, 1, 0,
       ${day(ago)}, ${now} - ${ago} * ${DAY_MS}
     from ${series(people * each)}`,
    eventsOfOne(store, people, FEW),
    eventsOfOne(store, people + 1, MANY),
  ]);
  await store.fill('point_days', 'user_id, day, activity', [
    `insert into point_days (user_id, day, activity, points)
     select user_id, day, activity, sum(points) from point_events group by day, user_id, activity order by day`,
  ]);
  await store.fill('point_totals', 'user_id', [
    `insert into point_totals (user_id, total_score, leaves)
     select user_id, sum(points), 0 from point_days group by user_id`,
  ]);
  await store.settle();
}

/**
 * @param {Store} store
 * @param {number} person
 * @param {number} count
 */
function eventsOfOne(store, person, count) {
  const { day, series } = SPELLINGS[store.name];
  return `insert into point_events (user_id, id, activity, points, leaves, day, created_at)
     select ${idOf(store, person)}, 'memory:' || ${idOf(store, 'i')}, 'memory', 1, 0, ${day('1 + i % 300')}, 0
     from ${series(count)}`;
}

/**
 * Sessions as signing in makes them; hashing thousands of passwords would take minutes.
 * @param {Store} store
 * @param {Size} size
 * @returns {Promise<{ cookies: string[], few: string, many: string }>} sessions of some people, of one with
 *   ten events and of one with a million
 */
export async function signInSome(store, { people }) {
  const count = Math.min(people, Math.max(SIGNED_IN, Math.round(people / 100)));
  const numbers = Array.from({ length: count }, (_, n) => Math.floor((n * people) / count));
  const tokens = [...numbers, people, people + 1].map((number) => ({ number, token: tokenOf(number) }));
  const now = Date.now();
  const today = new Date(now).toISOString().slice(0, 10);
  // An earlier run left some in a database that is kept.
  await store.ask('delete from sessions');
  for (let from = 0; from < tokens.length; from += 500) {
    const rows = tokens
      .slice(from, from + 500)
      .map(
        ({ number, token }) =>
          `('${sha256(token)}', ${idOf(store, number)}, ${now}, ${now + DAY_MS}, '${today}', 0)`,
      );
    await store.ask(
      `insert into sessions (token_hash, user_id, created_at, expires_at, last_seen_day, second_factor)
       values ${rows.join(', ')}`,
    );
  }
  const cookies = tokens.map(({ token }) => `stillgrove-session=${token}`);
  const [few = '', many = ''] = cookies.splice(-2);
  return { cookies, few, many };
}

/** @param {number} number */
function tokenOf(number) {
  return createHash('sha256').update(`walker ${number}`).digest('base64url');
}

/** @param {string} token */
function sha256(token) {
  return createHash('sha256').update(token).digest('base64url');
}
