import { setTimeout as pause } from 'node:timers/promises';
import { median } from '../report/figures.mjs';

const ROUNDS = 200;
/** Long enough that what one try leaves to be done does not slow the next. */
const PAUSE_MS = 5;

/**
 * Whether the time of an answer tells if an address is known: tries of each kind in turn, one at a time.
 * @param {{ address: string, people: import('../setup/people.mjs').Person[], group: string }} product
 * @returns {Promise<import('../report/figures.mjs').Figure[]>}
 */
export async function measureSignInTiming({ address, people, group }) {
  const [known] = people;
  if (known === undefined) throw new Error('There is no one to sign in.');
  const signIn = (/** @type {string} */ email, /** @type {string} */ password) =>
    timed(address, '/api/v1/user/login', { email, password });
  const signIns = await spread({
    unknown: (round) => signIn(`no-one-${round}@example.org`, known.password),
    wrong: () => signIn(known.email, 'not the password'),
    right: () => signIn(known.email, known.password),
  });
  const forgot = await spread({
    unknown: (round) =>
      timed(address, '/api/v1/user/forgot-password', { email: `no-one-${round}@example.org` }),
    known: (round) =>
      timed(address, '/api/v1/user/forgot-password', { email: people[round % people.length]?.email }),
  });
  const unit = 'ms';
  return [
    {
      id: 'sign-in.timing',
      group,
      name: 'sign-in: unknown, wrong and right, medians apart',
      unit,
      value: signIns,
    },
    {
      id: 'forgot.timing',
      group,
      name: 'forgotten password: known or not, medians apart',
      unit,
      value: forgot,
    },
  ];
}

/**
 * @param {Record<string, (round: number) => Promise<number>>} kinds
 * @returns {Promise<number>} milliseconds between the fastest and the slowest kind
 */
async function spread(kinds) {
  /** @type {Map<string, number[]>} */
  const times = new Map(Object.keys(kinds).map((kind) => [kind, []]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [kind, attempt] of Object.entries(kinds)) {
      times.get(kind)?.push(await attempt(round));
      await pause(PAUSE_MS);
    }
  }
  const medians = [...times.values()].map(median);
  return Math.max(...medians) - Math.min(...medians);
}

/**
 * @param {string} address
 * @param {string} path
 * @param {unknown} body
 */
async function timed(address, path, body) {
  const started = performance.now();
  const response = await fetch(address + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: address },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(30_000),
  });
  await response.arrayBuffer();
  return performance.now() - started;
}
