// node is-ready.mjs [SECONDS]: ends well when the instance beside it serves people, at the latest after SECONDS.
import { get } from 'node:http';

const { HOST = '', PORT = '3000' } = process.env;
/** A server that listens everywhere is asked on this machine. */
const host = ['', '0.0.0.0', '::'].includes(HOST) ? 'localhost' : HOST;
const until = performance.now() + Number(process.argv[2] ?? 0) * 1000;

const isReady = () =>
  new Promise((resolve) => {
    const call = get({ host, port: PORT, path: '/readyz', timeout: 3000 }, (answer) => {
      answer.resume();
      resolve(answer.statusCode === 200);
    });
    call.on('timeout', () => call.destroy());
    call.on('error', () => resolve(false));
  });

while (!(await isReady())) {
  if (performance.now() >= until) {
    console.error(`The instance at ${host}:${PORT} is not ready.`);
    process.exit(1);
  }
  await new Promise((resolve) => setTimeout(resolve, 100));
}
process.exit(0);
