import { roundAward } from '@stillgrove/domain/points/rules';
import { expect, test } from 'vitest';
import { canHang, hangingDatabase } from '../../testing/hanging-database';
import { upstreamDouble, status } from '../../testing/upstream-double';
import { signUp } from '../../testing/people';
import { testApp } from '../../testing/test-app';

/** The value of one sample, by its whole name; undefined when there is none. */
async function sampleOf(instance: { metricsText(): Promise<string> }, name: string) {
  const line = (await instance.metricsText()).split('\n').find((one) => one.startsWith(`${name} `));
  return line === undefined ? undefined : Number(line.slice(name.length + 1));
}

test('requests are counted by the route as it is declared, never by what was asked for', async () => {
  const instance = await testApp({ watched: true });
  const visitor = instance.visitor();
  await visitor.post('/api/v1/operator/messages/ana-lee/done', {});
  await visitor.get('/people/ana-lee?email=ana@example.org');
  await visitor.get('/people/ben');
  await visitor.get('/healthz');
  const text = await instance.metricsText();
  expect(text).not.toMatch(/ana|ben/);
  expect(text).toContain(
    'stillgrove_http_requests_total{method="POST",route="/api/v1/operator/messages/:id/done",status="404"} 1\n',
  );
  expect(text).toContain('stillgrove_http_requests_total{method="GET",route="unknown",status="404"} 2\n');
  expect(text).toContain('stillgrove_http_requests_total{method="GET",route="/healthz",status="200"} 1\n');
  expect(text).toContain('stillgrove_http_requests_under_way 0\n');
});

test('a duration is in every bucket that is wide enough for it', async () => {
  const instance = await testApp({ watched: true });
  await instance.visitor().get('/healthz');
  await instance.visitor().get('/healthz');
  const labels = 'method="GET",route="/healthz"';
  const name = 'stillgrove_http_request_duration_seconds';
  const buckets = (await instance.metricsText())
    .split('\n')
    .filter((line) => line.startsWith(`${name}_bucket{${labels}`))
    .map((line) => Number(line.split(' ').at(-1)));
  expect(buckets).toHaveLength(14);
  expect(buckets).toEqual(buckets.toSorted((a, b) => a - b));
  expect(buckets.at(-1)).toBe(2);
  expect(await sampleOf(instance, `${name}_count{${labels}}`)).toBe(2);
  expect(await sampleOf(instance, `${name}_sum{${labels}}`)).toBeGreaterThan(0);
});

test('awards are counted by what became of them', async () => {
  const instance = await testApp({ watched: true });
  const ana = instance.visitor();
  await signUp(ana);
  const award = roundAward('bubble', 'r1', '2027-03-05');
  await ana.post('/api/v1/points', { awards: [award, { ...award, id: 'bubble:r2' }] });
  expect(await sampleOf(instance, 'stillgrove_awards_accepted_total')).toBe(1);
  expect(await sampleOf(instance, 'stillgrove_awards_refused_total{reason="wrong-id"}')).toBe(1);
});

test('what a limit refused is counted by what was tried', async () => {
  const instance = await testApp({ watched: true });
  const message = { name: 'Ana', email: 'ana@example.org', subject: 'Hello', message: 'Good morning.' };
  const answers = [];
  for (let count = 0; count < 6; count += 1)
    answers.push((await instance.visitor().post('/api/v1/contact', message)).statusCode);
  expect(answers.at(-1)).toBe(429);
  expect(await sampleOf(instance, 'stillgrove_rate_limited_total{purpose="messages"}')).toBe(1);
});

test('an upstream service that fails is counted by its fault', async () => {
  const outside = await upstreamDouble(status(500));
  const instance = await testApp({ watched: true, env: { BOOKS_API_BASE: outside.url } });
  instance.log.expect('an upstream service did not answer');
  await instance.visitor().get('/api/v1/books');
  await expect
    .poll(() => sampleOf(instance, 'stillgrove_outside_requests_total{service="books",outcome="bad-status"}'))
    .toBe(1);
});

test('email that waits is counted with how long it has waited, and email that went out is not', async () => {
  const instance = await testApp({ watched: true });
  await signUp(instance.visitor());
  instance.clock.advance(90_000);
  expect(await sampleOf(instance, 'stillgrove_mail_waiting')).toBe(1);
  expect(await sampleOf(instance, 'stillgrove_mail_oldest_waiting_seconds')).toBe(90);
  instance.app.start();
  await expect.poll(() => sampleOf(instance, 'stillgrove_mail_waiting'), { timeout: 10_000 }).toBe(0);
  expect(await sampleOf(instance, 'stillgrove_mail_oldest_waiting_seconds')).toBe(0);
  expect(await sampleOf(instance, 'stillgrove_mail_tries_total{outcome="sent"}')).toBe(1);
});

test('each scheduled job tells when it last ended well', async () => {
  const instance = await testApp({ watched: true });
  instance.log.expect('a scheduled job failed');
  await instance.db.schema.dropTable('mailed_links').execute();
  instance.app.start();
  const lastOf = (chore: string) =>
    sampleOf(instance, `stillgrove_chore_last_success_timestamp_seconds{chore="${chore}"}`);
  await expect.poll(() => lastOf('therapists who have left')).toBe(instance.clock.now() / 1000);
  expect(await lastOf('expired links')).toBe(0);
  expect(await sampleOf(instance, 'stillgrove_chore_failures_total{chore="expired links"}')).toBe(1);
  expect(await sampleOf(instance, 'stillgrove_database_errors_total{kind="other"}')).toBe(1);
});

test.runIf(canHang())(
  'a database that hangs is told as such while it hangs, and never keeps the rest waiting',
  async () => {
    const instance = await testApp({ watched: true });
    expect(await sampleOf(instance, 'stillgrove_database_up')).toBe(1);
    expect(await sampleOf(instance, 'stillgrove_database_answer_seconds')).toBeGreaterThan(0);
    const { hanging, release } = await hangingDatabase(instance.db);
    const texts = await Promise.all([instance.metricsText(), instance.metricsText(), instance.metricsText()]);
    for (const text of texts) {
      expect(text).toContain('stillgrove_database_up 0\n');
      expect(text).not.toMatch(/^stillgrove_(database_answer|mail_waiting|mail_given_up|mail_oldest)/m);
    }
    release();
    await hanging;
    expect(await sampleOf(instance, 'stillgrove_database_up')).toBe(1);
    expect(await sampleOf(instance, 'stillgrove_mail_waiting')).toBe(0);
  },
);
