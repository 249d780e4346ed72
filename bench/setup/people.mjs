import { breathingAward } from './registry.mjs';

/** @typedef {{ email: string, password: string, cookie: string }} Person */

const AT_ONCE = 8;

/**
 * Makes accounts and signs in to each, through the API as a browser does.
 * @param {string} address of the product
 * @param {number} count
 * @returns {Promise<Person[]>}
 */
export async function signUp(address, count) {
  /** @type {Person[]} */
  const people = [];
  while (people.length < count) {
    const numbers = Array.from(
      { length: Math.min(AT_ONCE, count - people.length) },
      (_, n) => people.length + n,
    );
    people.push(...(await Promise.all(numbers.map((number) => signUpOne(address, number)))));
  }
  return people;
}

/**
 * @param {string} address
 * @param {number} number
 * @returns {Promise<Person>}
 */
async function signUpOne(address, number) {
  const email = `walker-${number}@example.org`;
  const password = `a quiet morning ${number}`;
  await post(address, '/api/v1/user/register', { fullName: `Walker ${number}`, email, password });
  const signedIn = await post(address, '/api/v1/user/login', { email, password });
  const cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0] ?? '')
    .filter((pair) => pair !== '')
    .join('; ');
  return { email, password, cookie };
}

/**
 * Gives a person points, as breaths of one exercise do.
 * @param {string} address
 * @param {Person} person
 * @param {number} points at most as many as one activity gives in a day
 */
export async function earn(address, { cookie }, points) {
  const day = new Date().toISOString().slice(0, 10);
  /** @type {import('../../domain/src/points/award').Award[]} */
  const awards = [];
  for (let score = 0; score < points;) {
    const phaseIndex = awards.length;
    const award = breathingAward({ runId: 'bench', phaseIndex, elapsedMs: (phaseIndex + 1) * 4_000, day });
    awards.push(award);
    score += award.points;
  }
  const BATCH = 100;
  for (let from = 0; from < awards.length; from += BATCH)
    await post(address, '/api/v1/points', { awards: awards.slice(from, from + BATCH) }, cookie);
}

/**
 * @param {string} address
 * @param {string} path
 * @param {unknown} body
 * @param {string} [cookie]
 */
async function post(address, path, body, cookie) {
  const response = await fetch(address + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: address, ...(cookie && { cookie }) },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(30_000),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return response;
}

/**
 * The cookies of a person in the words of a browser that is remotely steered.
 * @param {string} pairs as a browser sends them
 * @param {string} address
 */
export function browserCookies(pairs, address) {
  return pairs.split('; ').map((pair) => {
    const end = pair.indexOf('=');
    return {
      name: pair.slice(0, end),
      value: pair.slice(end + 1),
      domain: new URL(address).hostname,
      path: '/',
    };
  });
}
