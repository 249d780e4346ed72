import { createHash } from 'node:crypto';

/** @typedef {import('./engines.mjs').Store} Store */
/** @typedef {{ people: number, events: number }} Size how many, and how many events they share */

const DAY_MS = 86_400_000;
/** Those of whom the load is made. */
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
      `lpad(to_hex((${number})::bigint), ${width}, '0')`,
    day: (/** @type {string} */ daysAgo) => `to_char(now() - (${daysAgo}) * interval '1 day', 'YYYY-MM-DD')`,
    series: (/** @type {number} */ count) =>
      `(select i from generate_series(0, ${count - 1}) as counted(i)) as made`,
  },
};

/**
 * Fills a migrated database with people and what they did in a year, as their devices would have sent it.
 * @param {Store} store
 * @param {Size} size
 * @returns {Promise<{ cookies: string[], few: string, many: string }>} sessions of some of them, of one with
 *   ten events and of one with a million
 */
export async function makePeople(store, { people, events }) {
  const { hex, day, series } = SPELLINGS[store.name];
  const each = Math.max(1, Math.round(events / people));
  const step = Math.floor(0xffff_ffff / (people + 2));
  // In the order of the key, so that it is written from one end to the other.
  const id = (/** @type {string} */ n) =>
    `${hex(`cast(${n} as bigint) * ${step}`, 8)} || '-0000-4000-8000-' || ${hex(n, 12)}`;
  const made = Date.now() - 400 * DAY_MS;
  await store.ask(
    `insert into users (id, full_name, email, email_key, password_hash, created_at, confirmed_at)
     select ${id('i')}, 'Walker ' || i, 'walker-' || i || '@example.org', 'walker-' || i || '@example.org', 'none', ${made}, ${made}
     from ${series(people + 2)}`,
  );
  const person = `(i / ${each})`;
  const turn = `(i % ${each})`;
  const activity = `case ${turn} % 2 when 0 then 'bubble' else 'color' end`;
  const ago = `1 + ${person} % 300 + ${turn} / 4`;
  await store.ask(
    `insert into point_events (user_id, id, activity, points, leaves, day, created_at)
     select ${id(person)}, ${activity} || ':made-' || ${turn}, ${activity}, 1, 0, ${day(ago)}, ${made}
     from ${series(people * each)}`,
  );
  await oneWith(store, id(String(people)), FEW);
  await oneWith(store, id(String(people + 1)), MANY);
  await store.ask(
    `insert into point_days (user_id, day, activity, points)
     select user_id, day, activity, sum(points) from point_events group by user_id, day, activity`,
  );
  await store.ask(
    `insert into point_totals (user_id, total_score, leaves)
     select user_id, sum(points), sum(leaves) from point_events group by user_id`,
  );
  // As a database is that has been in use: PostgreSQL would begin with it while the load is measured.
  await store.ask(store.name === 'PostgreSQL' ? 'vacuum analyze' : 'analyze');
  return signIn(store, id, people);
}

/**
 * @param {Store} store
 * @param {string} id
 * @param {number} count
 */
async function oneWith(store, id, count) {
  const { day, series } = SPELLINGS[store.name];
  await store.ask(
    `insert into point_events (user_id, id, activity, points, leaves, day, created_at)
     select ${id}, 'memory:made-' || i, 'memory', 1, 0, ${day('1 + i % 300')}, 0 from ${series(count)}`,
  );
}

/**
 * Sessions as signing in makes them; hashing thousands of passwords would take minutes.
 * @param {Store} store
 * @param {(n: string) => string} id
 * @param {number} people
 */
async function signIn(store, id, people) {
  const numbers = Array.from({ length: Math.min(SIGNED_IN, people) }, (_, n) =>
    Math.floor((n * people) / Math.min(SIGNED_IN, people)),
  );
  const tokens = [...numbers, people, people + 1].map((number) => ({ number, token: tokenOf(number) }));
  const now = Date.now();
  const today = new Date(now).toISOString().slice(0, 10);
  for (let from = 0; from < tokens.length; from += 500) {
    const rows = tokens
      .slice(from, from + 500)
      .map(
        ({ number, token }) =>
          `('${sha256(token)}', ${id(String(number))}, ${now}, ${now + DAY_MS}, '${today}', 0)`,
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
