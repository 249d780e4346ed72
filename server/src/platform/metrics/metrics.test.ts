import { roundAward } from '@stillgrove/domain/points/rules';
import { expect, test } from 'vitest';
import { canHang, hangingDatabase } from '../../testing/hanging-database';
import { outsideDouble, status } from '../../testing/outside-double';
import { signUp } from '../../testing/people';
import { testApp } from '../../testing/test-app';

/** The value of one sample, by its whole name; undefined when there is none. */
async function sampleOf(grove: { metricsText(): Promise<string> }, name: string) {
  const line = (await grove.metricsText()).split('\n').find((one) => one.startsWith(`${name} `));
  return line === undefined ? undefined : Number(line.slice(name.length + 1));
}

test('requests are counted by the route as it is declared, never by what was asked for', async () => {
  const grove = await testApp({ watched: true });
  const visitor = grove.visitor();
  await visitor.post('/api/v1/operator/messages/ana-lee/done', {});
  await visitor.get('/people/ana-lee?email=ana@example.org');
  await visitor.get('/people/ben');
  await visitor.get('/healthz');
  const text = await grove.metricsText();
  expect(text).not.toMatch(/ana|ben/);
  expect(text).toContain(
    'stillgrove_http_requests_total{method="POST",route="/api/v1/operator/messages/:id/done",status="404"} 1\n',
  );
  expect(text).toContain('stillgrove_http_requests_total{method="GET",route="unknown",status="404"} 2\n');
  expect(text).toContain('stillgrove_http_requests_total{method="GET",route="/healthz",status="200"} 1\n');
  expect(text).toContain('stillgrove_http_requests_under_way 0\n');
});

test('a duration is in every bucket that is wide enough for it', async () => {
  const grove = await testApp({ watched: true });
  await grove.visitor().get('/healthz');
  await grove.visitor().get('/healthz');
  const labels = 'method="GET",route="/healthz"';
  const name = 'stillgrove_http_request_duration_seconds';
  const buckets = (await grove.metricsText())
    .split('\n')
    .filter((line) => line.startsWith(`${name}_bucket{${labels}`))
    .map((line) => Number(line.split(' ').at(-1)));
  expect(buckets).toHaveLength(14);
  expect(buckets).toEqual(buckets.toSorted((a, b) => a - b));
  expect(buckets.at(-1)).toBe(2);
  expect(await sampleOf(grove, `${name}_count{${labels}}`)).toBe(2);
  expect(await sampleOf(grove, `${name}_sum{${labels}}`)).toBeGreaterThan(0);
});

test('awards are counted by what became of them', async () => {
  const grove = await testApp({ watched: true });
  const ana = grove.visitor();
  await signUp(ana);
  const award = roundAward('bubble', 'r1', '2027-03-05');
  await ana.post('/api/v1/points', { awards: [award, { ...award, id: 'bubble:r2' }] });
  expect(await sampleOf(grove, 'stillgrove_awards_accepted_total')).toBe(1);
  expect(await sampleOf(grove, 'stillgrove_awards_refused_total{reason="wrong-id"}')).toBe(1);
});

test('what a limit refused is counted by what was tried', async () => {
  const grove = await testApp({ watched: true });
  const message = { name: 'Ana', email: 'ana@example.org', subject: 'Hello', message: 'Good morning.' };
  const answers = [];
  for (let count = 0; count < 6; count += 1)
    answers.push((await grove.visitor().post('/api/v1/contact', message)).statusCode);
  expect(answers.at(-1)).toBe(429);
  expect(await sampleOf(grove, 'stillgrove_rate_limited_total{purpose="messages"}')).toBe(1);
});

test('an outside service that fails is counted by its fault', async () => {
  const outside = await outsideDouble(status(500));
  const grove = await testApp({ watched: true, env: { BOOKS_API_BASE: outside.url } });
  grove.log.expect('an outside service gave nothing');
  await grove.visitor().get('/api/v1/books');
  await expect
    .poll(() => sampleOf(grove, 'stillgrove_outside_requests_total{service="books",outcome="bad-status"}'))
    .toBe(1);
});

test('mail that waits is told with how long it has, and mail that went out no more', async () => {
  const grove = await testApp({ watched: true });
  await signUp(grove.visitor());
  grove.clock.advance(90_000);
  expect(await sampleOf(grove, 'stillgrove_mail_waiting')).toBe(1);
  expect(await sampleOf(grove, 'stillgrove_mail_oldest_waiting_seconds')).toBe(90);
  grove.app.start();
  await expect.poll(() => sampleOf(grove, 'stillgrove_mail_waiting')).toBe(0);
  expect(await sampleOf(grove, 'stillgrove_mail_oldest_waiting_seconds')).toBe(0);
  expect(await sampleOf(grove, 'stillgrove_mail_tries_total{outcome="sent"}')).toBe(1);
});

test('each chore tells when it last ended well', async () => {
  const grove = await testApp({ watched: true });
  grove.log.expect('a chore failed');
  await grove.db.schema.dropTable('mailed_links').execute();
  grove.app.start();
  const lastOf = (chore: string) =>
    sampleOf(grove, `stillgrove_chore_last_success_timestamp_seconds{chore="${chore}"}`);
  await expect.poll(() => lastOf('therapists who have left')).toBe(grove.clock.now() / 1000);
  expect(await lastOf('expired links')).toBe(0);
  expect(await sampleOf(grove, 'stillgrove_chore_failures_total{chore="expired links"}')).toBe(1);
  expect(await sampleOf(grove, 'stillgrove_database_errors_total{kind="other"}')).toBe(1);
});

test.runIf(canHang())(
  'a database that hangs is told as such, and never keeps the rest waiting for long',
  async () => {
    const grove = await testApp({ watched: true });
    expect(await sampleOf(grove, 'stillgrove_database_up')).toBe(1);
    expect(await sampleOf(grove, 'stillgrove_database_answer_seconds')).toBeGreaterThan(0);
    const { hanging, release } = await hangingDatabase(grove.db);
    const before = performance.now();
    const texts = await Promise.all([grove.metricsText(), grove.metricsText(), grove.metricsText()]);
    expect(performance.now() - before).toBeLessThan(4_000);
    for (const text of texts) {
      expect(text).toContain('stillgrove_database_up 0\n');
      expect(text).not.toMatch(/^stillgrove_(database_answer|mail_waiting|mail_given_up|mail_oldest)/m);
    }
    release();
    await hanging;
    expect(await sampleOf(grove, 'stillgrove_database_up')).toBe(1);
    expect(await sampleOf(grove, 'stillgrove_mail_waiting')).toBe(0);
  },
);
