// The least that Fastify can do: one route that answers the same JSON to everyone, without a log.
import { fastify } from 'fastify';

const [path = '/', body = '{}'] = process.argv.slice(2);
const answer = JSON.parse(body);
const app = fastify();
app.get(path, async () => answer);
console.log(`The bare server is ready at ${await app.listen({ host: '127.0.0.1', port: 0 })}`);
process.on('SIGTERM', () => process.exit(0));
