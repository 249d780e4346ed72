import { once } from 'node:events';
import { get, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import { operation } from '@stillgrove/contract/operation';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { answerSerializer } from './answer-serializer';
import { serve } from './serve';

const download = operation({
  method: 'GET',
  path: '/leaves',
  tag: 'Leaves',
  summary: 'A file',
  access: 'public',
  limit: { none: 'It is a test.' },
  answer: { contentType: 'application/zip', description: 'A file without an end' },
});

test('a file whose reader goes away in the middle is answered once, and nothing is sent after it', async () => {
  const app = Fastify({ forceCloseConnections: true }).setSerializerCompiler(answerSerializer);
  onTestFinished(async () => {
    await app.close();
  });
  const answers: unknown[] = [];
  app.addHook('onSend', async (_request, _reply, payload) => {
    answers.push(payload);
  });
  const file = new Readable({ read: () => undefined });
  file.push('the first leaves');
  const responses: ServerResponse[] = [];
  serve(app, download, ({ reply }) => {
    responses.push(reply.raw);
    return reply.type('application/zip').send(file);
  });
  const address = await app.listen({ host: '127.0.0.1', port: 0 });

  const reading = get(address + download.path).on('error', () => undefined);
  await once(reading, 'response');
  const closed = Promise.all(responses.map((response) => once(response, 'close')));
  reading.destroy();
  expect(await closed).toHaveLength(1);
  await turn();

  expect(answers).toEqual([file]);
});
