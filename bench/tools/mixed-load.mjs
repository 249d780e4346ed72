// One round of what a living instance is asked for: nine reads to one award, over all processes at once.
import autocannon from 'autocannon';
import { readJob } from './job.mjs';

/**
 * @typedef {object} Job
 * @property {string[]} addresses one of each process
 * @property {string[]} cookies of people who are signed in
 * @property {number} connections to each process
 * @property {number} seconds
 * @property {string[]} games their ids
 * @property {string} round keeps the awards of one round apart from those of another
 */

/** @type {Job} */
const job = await readJob();
const day = new Date().toISOString().slice(0, 10);

/** Ten requests in a row; the pages come from memory, all else from the database. */
const MIX = [
  'award',
  '/api/v1/points',
  '/api/v1/user/me',
  '/',
  '/api/v1/points',
  '/api/v1/user/me',
  '/browse',
  '/api/v1/points',
  '/api/v1/therapists/sample-ocd/times',
  '/api/v1/user/me',
];

let sent = 0;
let acknowledged = 0;

const rounds = await Promise.all(
  job.addresses.map((address) =>
    autocannon({
      url: address,
      connections: job.connections,
      duration: job.seconds,
      requests: [
        {
          setupRequest: (/** @type {import('autocannon').Request} */ request) => next(request, address),
          onResponse: countAccepted,
        },
      ],
    }),
  ),
);

const sum = (/** @type {(round: any) => number} */ count) =>
  rounds.reduce((all, round) => all + count(round), 0);
process.stdout.write(
  JSON.stringify({
    answered: sum((round) => round['2xx']),
    failed: sum((round) => round.non2xx + round.errors + round.timeouts),
    perSecond: sum((round) => round['2xx'] / round.duration),
    p50Ms: Math.max(...rounds.map(({ latency }) => latency.p50)),
    p99Ms: Math.max(...rounds.map(({ latency }) => latency.p99)),
    acknowledged,
  }),
);

/**
 * @param {import('autocannon').Request} request
 * @param {string} address
 */
function next(request, address) {
  const kind = MIX[sent % MIX.length] ?? '/';
  const cookie = job.cookies[Math.floor(sent / MIX.length) % job.cookies.length] ?? '';
  sent += 1;
  if (kind !== 'award') {
    return { ...request, method: 'GET', path: kind, headers: { cookie, 'accept-encoding': 'br' }, body: '' };
  }
  // The games share the load, so that no one reaches the cap of a day.
  const activity = job.games[sent % job.games.length];
  const roundId = `${job.round}-${sent}`;
  const given = { id: `${activity}:${roundId}`, activity, roundId, day, points: 1, leaves: 0 };
  const headers = { 'content-type': 'application/json', origin: address, cookie };
  return {
    ...request,
    method: 'POST',
    path: '/api/v1/points',
    headers,
    body: JSON.stringify({ awards: [given] }),
  };
}

/**
 * @param {number} _status
 * @param {string} body
 */
function countAccepted(_status, body) {
  if (body.startsWith('{"success":true,"accepted"')) acknowledged += JSON.parse(body).accepted.length;
}
