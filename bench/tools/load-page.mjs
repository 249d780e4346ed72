// One round of the same question over plain sockets. autocannon's parser takes longer for an answer than the server
// does to give it, so it would measure itself; here an answer is counted by its length, which never changes.
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { readJob } from './job.mjs';

/** @type {{ address: string, path: string, headers: Record<string, string>, connections: number, seconds: number }} */
const { address, path, headers, connections, seconds } = await readJob();
const { hostname, port, host } = new URL(address);
const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
const REQUEST = Buffer.from(`GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`);
const SUCCESS = Buffer.from('HTTP/1.1 200 ');

let answered = 0;
let stopping = false;

const length = await lengthOfAnswer();
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
  let received = 0;
  socket.setNoDelay(true);
  socket.write(REQUEST);
  socket.on('error', fail);
  socket.on('close', () => {
    if (!stopping) fail(new Error('the server closed a connection'));
  });
  socket.on('data', (/** @type {Buffer} */ chunk) => {
    if (received === 0 && !chunk.subarray(0, SUCCESS.length).equals(SUCCESS)) {
      fail(new Error(`an answer began with ${chunk.subarray(0, 40).toString()}`));
    }
    received += chunk.length;
    if (received > length) fail(new Error('an answer was longer than the first'));
    if (received < length) return;
    received = 0;
    answered += 1;
    if (!stopping) socket.write(REQUEST);
  });
}

/**
 * Bytes of one whole answer, headers included.
 * @returns {Promise<number>}
 */
function lengthOfAnswer() {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port) });
    let answer = Buffer.alloc(0);
    socket.on('error', reject);
    socket.on('data', (/** @type {Buffer} */ chunk) => {
      answer = Buffer.concat([answer, chunk]);
      const headersEnd = answer.indexOf('\r\n\r\n') + 4;
      const bodyLength = /\ncontent-length: (\d+)/i.exec(answer.subarray(0, headersEnd).toString())?.[1];
      if (headersEnd < 4) return;
      if (bodyLength === undefined) return reject(new Error('an answer did not tell its length'));
      if (answer.length < headersEnd + Number(bodyLength)) return;
      socket.destroy();
      resolve(answer.length);
    });
    socket.write(REQUEST);
  });
}

/**
 * @param {Error} error
 * @returns {never}
 */
function fail(error) {
  console.error(error.message);
  process.exit(1);
}
