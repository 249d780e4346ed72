// The least that node:http can do: answers from a table. The yardstick for the product's own pages, and
// the host of the empty page.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

/** @type {Record<string, { headers: Record<string, string>, body: string }>} */
const table = JSON.parse(readFileSync(String(process.argv[2]), 'utf8'));
const answers = new Map(
  Object.entries(table).map(([path, { headers, body }]) => [
    path,
    { headers, body: Buffer.from(body, 'base64') },
  ]),
);

const server = createServer((request, response) => {
  const answer = answers.get(request.url ?? '/');
  if (answer === undefined) {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, answer.headers);
  response.end(answer.body);
});

server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  console.log(`The canned server is ready at http://127.0.0.1:${port}`);
});
process.on('SIGTERM', () => process.exit(0));
