// One round of load with autocannon. It makes its requests while it runs, each award being a new one.
import autocannon from 'autocannon';
import { readJob } from './job.mjs';

/**
 * @typedef {object} Job
 * @property {'sign-ins' | 'awards'} kind
 * @property {string} address
 * @property {number} connections
 * @property {number} [seconds] how long, or
 * @property {number} [amount] how many requests, all of them answered
 * @property {import('../setup/people.mjs').Person[]} [people]
 * @property {string[]} [games] their ids, for awards
 * @property {string} [round] keeps the awards of one round apart from those of another
 */

/** @type {Job} */
const job = await readJob();
const { kind, address, connections, seconds, amount } = job;
const people = job.people ?? [];
const games = job.games ?? [];
const json = { 'content-type': 'application/json', origin: address };
let sent = 0;
/** Points that the server said are stored. */
let acknowledged = 0;

const REQUESTS = {
  'sign-ins': { method: 'POST', path: '/api/v1/user/login', headers: json, setupRequest: signIn },
  awards: {
    method: 'POST',
    path: '/api/v1/points',
    headers: json,
    setupRequest: award,
    onResponse: countAccepted,
  },
};

const started = performance.now();
let lastAnswer = started;
const load = autocannon({
  url: address,
  connections,
  ...(amount === undefined ? { duration: seconds } : { amount }),
  requests: [REQUESTS[kind]],
});
if (amount !== undefined) load.on('response', () => (lastAnswer = performance.now()));
const result = await load;
// After a fixed amount autocannon ends with its next full second; the last answer came before that.
const duration = amount === undefined ? result.duration : (lastAnswer - started) / 1000;
const failed = result.non2xx + result.errors + result.timeouts;
if (failed > 0) throw new Error(`${failed} of ${result['2xx'] + failed} requests failed`);
process.stdout.write(
  JSON.stringify({
    answered: result['2xx'],
    perSecond: result['2xx'] / duration,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    acknowledged,
  }),
);

/** The next person in turn. */
function nextPerson() {
  const person = people[sent % people.length];
  sent += 1;
  if (person === undefined) throw new Error('there is no one to ask for');
  return person;
}

/** @param {import('autocannon').Request} request */
function signIn(request) {
  const { email, password } = nextPerson();
  return { ...request, body: JSON.stringify({ email, password }) };
}

/** @param {import('autocannon').Request} request */
function award(request) {
  const { cookie } = nextPerson();
  // The games share the load, so that no one reaches the cap of a day.
  const activity = games[Math.floor(sent / people.length) % games.length];
  const roundId = `${job.round}-${sent}`;
  const day = new Date().toISOString().slice(0, 10);
  const given = { id: `${activity}:${roundId}`, activity, roundId, day, points: 1, leaves: 0 };
  return { ...request, headers: { ...json, cookie }, body: JSON.stringify({ awards: [given] }) };
}

/**
 * @param {number} status
 * @param {string} body
 */
function countAccepted(status, body) {
  if (status === 200) acknowledged += JSON.parse(body).accepted.length;
}
