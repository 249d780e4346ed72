// One round of the same question over plain sockets. autocannon's parser takes longer for an answer than the server
// does to give it, so it would measure itself; here an answer is counted by the length that it tells.
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { readJob } from './job.mjs';

/** @type {{ address: string, path: string, headers: Record<string, string>, connections: number, seconds: number }} */
const { address, path, headers, connections, seconds } = await readJob();
const { hostname, port, host } = new URL(address);
const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
const REQUEST = Buffer.from(`GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`);
const SUCCESS = Buffer.from('HTTP/1.1 200 ');
const LENGTH = Buffer.from('\r\ncontent-length: ');
const HEADERS_END = Buffer.from('\r\n\r\n');

let answered = 0;
let stopping = false;

const sockets = Array.from({ length: connections }, () => connect({ host: hostname, port: Number(port) }));
const started = performance.now();
for (const socket of sockets) askAgainAndAgain(socket);
await pause(seconds * 1000);
stopping = true;
const perSecond = answered / ((performance.now() - started) / 1000);
for (const socket of sockets) socket.destroy();
process.stdout.write(JSON.stringify({ answered, perSecond }));

/** @param {import('node:net').Socket} socket */
function askAgainAndAgain(socket) {
  let missing = 0;
  socket.setNoDelay(true);
  socket.write(REQUEST);
  socket.on('error', fail);
  socket.on('close', () => {
    if (!stopping) fail(new Error('the server closed a connection'));
  });
  socket.on('data', (/** @type {Buffer} */ chunk) => {
    missing = (missing === 0 ? lengthOfAnswer(chunk) : missing) - chunk.length;
    if (missing < 0) fail(new Error('an answer was longer than it said'));
    if (missing > 0) return;
    answered += 1;
    if (!stopping) socket.write(REQUEST);
  });
}

/**
 * Bytes of one whole answer, headers included.
 * @param {Buffer} start of it, with all headers
 */
function lengthOfAnswer(start) {
  const at = start.indexOf(LENGTH);
  const headersEnd = start.indexOf(HEADERS_END);
  if (!start.subarray(0, SUCCESS.length).equals(SUCCESS) || at === -1 || headersEnd === -1)
    fail(new Error(`an answer began with ${start.subarray(0, 200).toString()}`));
  return (
    headersEnd + HEADERS_END.length + parseInt(start.toString('latin1', at + LENGTH.length, at + 30), 10)
  );
}

/**
 * @param {Error} error
 * @returns {never}
 */
function fail(error) {
  console.error(error.message);
  process.exit(1);
}
