import { expect, test } from 'vitest';
import { createHttp, RefusedError, type SessionMismatch, UnreachableError } from './request';

function httpThatAnswers(answer: () => Response | Promise<Response>) {
  const sent: RequestInit[] = [];
  const http = createHttp({
    fetch: async (_path, init) => {
      sent.push(init ?? {});
      return answer();
    },
  });
  return { http, sent };
}

const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: unknown) => error,
  );

test('the server’s message is shown also where its answer has no code', async () => {
  const { http } = httpThatAnswers(() => Response.json({ message: 'Closed on Sundays.' }, { status: 400 }));
  const error = await failureOf(http.request('POST', '/api/v1/contact', { body: {} }));
  expect(error).toBeInstanceOf(RefusedError);
  expect(error).toMatchObject({ message: 'Closed on Sundays.', code: 'refused', status: 400, fields: {} });
});

test('an answer that is none of ours is told apart from a refusal', async () => {
  for (const answer of [
    () => new Response('<h1>502</h1>', { status: 502 }),
    () => Response.json({ error: 'gone' }, { status: 500 }),
    () => Response.json('hello'),
    () => Response.json(null),
    () => new Response('not JSON'),
  ]) {
    const error = await failureOf(httpThatAnswers(answer).http.request('GET', '/api/v1/books'));
    expect(error).toBeInstanceOf(UnreachableError);
    expect(error).toMatchObject({ message: 'Unexpected response format' });
  }
});

test('a network that breaks is told as a server that did not answer', async () => {
  const { http } = httpThatAnswers(() => Promise.reject(new TypeError('failed to fetch')));
  expect(await failureOf(http.request('GET', '/api/v1/books'))).toBeInstanceOf(UnreachableError);
});

test('an answer that says success false is a refusal, whatever its status', async () => {
  const { http } = httpThatAnswers(() => Response.json({ success: false, message: 'No.', code: 'no' }));
  expect(await failureOf(http.request('GET', '/api/v1/books'))).toMatchObject({ message: 'No.', code: 'no' });
});

test('an answer that is not what was asked for is unexpected', async () => {
  const { http } = httpThatAnswers(() => Response.json({ message: 'hello' }));
  const read = ({ user }: Readonly<Record<string, unknown>>) => user ?? null;
  expect(await failureOf(http.request('GET', '/api/v1/user/me', { read }))).toMatchObject({
    message: 'Unexpected response format',
  });
});

test('a call is meant for the person whom the tab shows, unless it names another', async () => {
  const { http, sent } = httpThatAnswers(() => Response.json({ success: true }));
  http.actFor('ana');
  await http.request('GET', '/api/v1/points');
  await http.request('POST', '/api/v1/points', { body: {}, keepalive: true, member: 'ben' });
  await http.request('GET', '/api/v1/user/me', { member: null });
  http.actFor(null);
  await http.request('GET', '/api/v1/books');
  const meant = sent.map(({ headers }) => new Headers(headers).get('x-stillgrove-member'));
  expect(meant).toEqual(['ana', 'ben', null, null]);
});

test('a session of another person is told once, to whoever follows it', async () => {
  let status = 409;
  let code = 'other-person';
  const { http } = httpThatAnswers(() => Response.json({ success: false, message: 'No.', code }, { status }));
  const told: SessionMismatch[] = [];
  http.onMismatch((mismatch) => told.push(mismatch));
  await failureOf(http.request('GET', '/api/v1/points'));
  http.actFor('ana');
  await failureOf(http.request('GET', '/api/v1/points'));
  await failureOf(http.request('GET', '/api/v1/points', { member: 'ben' }));
  status = 401;
  code = 'sign-in-needed';
  await failureOf(http.requestFile('GET', '/api/v1/points'));
  code = 'wrong-credentials';
  await failureOf(http.request('POST', '/api/v1/user/login', { body: {} }));
  expect(told).toEqual([
    { userId: 'ana', why: 'other-person' },
    { userId: 'ana', why: 'ended' },
  ]);
});

test('how long to wait is read from the answer', async () => {
  const { http } = httpThatAnswers(() =>
    Response.json(
      { success: false, message: 'Too often.', code: 'too-many-tries' },
      { status: 429, headers: { 'retry-after': '30' } },
    ),
  );
  expect(await failureOf(http.request('GET', '/api/v1/books'))).toMatchObject({ retryAfter: 30 });
});
