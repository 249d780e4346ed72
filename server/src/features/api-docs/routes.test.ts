import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { testApp } from '../../testing/test-app';
import type { ApiDocument } from './document';

async function apiDocument(): Promise<ApiDocument & { openapi: string }> {
  const { visitor } = await testApp();
  return (await visitor().get('/api/openapi.json')).json();
}

test('every operation is described, with all its answers', async () => {
  const { openapi, paths = {} } = await apiDocument();
  expect(openapi).toBe('3.1.0');
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ name: `${method} ${path}`, operation })),
  );
  const forUsers = operations.map(({ name }) => name).filter((name) => !name.includes('/operator/'));
  expect(forUsers.sort()).toEqual([
    'get /api/v1/appointments',
    'get /api/v1/books',
    'get /api/v1/newsletter/confirm',
    'get /api/v1/newsletter/leave',
    'get /api/v1/points',
    'get /api/v1/points/days',
    'get /api/v1/sync/lock',
    'get /api/v1/sync/pull',
    'get /api/v1/therapists/{id}/times',
    'get /api/v1/user/data',
    'get /api/v1/user/devices',
    'get /api/v1/user/email-address',
    'get /api/v1/user/logout',
    'get /api/v1/user/me',
    'get /api/v1/user/operator-step',
    'get /api/v1/user/re-authentication',
    'get /api/v1/user/second-factor',
    'get /api/v1/videos',
    'get /api/v1/videos/{id}/thumbnail',
    'get /healthz',
    'get /readyz',
    'post /api/v1/appointment-links/cancel',
    'post /api/v1/appointment-links/look',
    'post /api/v1/appointment-links/reschedule',
    'post /api/v1/appointments',
    'post /api/v1/appointments/{id}/cancel',
    'post /api/v1/appointments/{id}/delete',
    'post /api/v1/appointments/{id}/reschedule',
    'post /api/v1/contact',
    'post /api/v1/newsletter',
    'post /api/v1/newsletter/confirm',
    'post /api/v1/newsletter/leave',
    'post /api/v1/points',
    'post /api/v1/sync/delete',
    'post /api/v1/sync/push',
    'post /api/v1/user/confirm-address',
    'post /api/v1/user/confirm-address/disown',
    'post /api/v1/user/confirm-address/look',
    'post /api/v1/user/delete-account',
    'post /api/v1/user/devices/end',
    'post /api/v1/user/devices/end-others',
    'post /api/v1/user/email-address',
    'post /api/v1/user/email-address/cancel',
    'post /api/v1/user/email-address/send-again',
    'post /api/v1/user/forgot-password',
    'post /api/v1/user/login',
    'post /api/v1/user/login/code',
    'post /api/v1/user/login/passkey',
    'post /api/v1/user/login/passkey/begin',
    'post /api/v1/user/name',
    'post /api/v1/user/operator-invitation',
    'post /api/v1/user/operator-invitation/accept',
    'post /api/v1/user/password',
    'post /api/v1/user/re-authentication/code',
    'post /api/v1/user/re-authentication/passkey',
    'post /api/v1/user/re-authentication/passkey/begin',
    'post /api/v1/user/re-authentication/password',
    'post /api/v1/user/register',
    'post /api/v1/user/reset-password',
    'post /api/v1/user/second-factor/app/begin',
    'post /api/v1/user/second-factor/app/confirm',
    'post /api/v1/user/second-factor/app/remove',
    'post /api/v1/user/second-factor/passkeys',
    'post /api/v1/user/second-factor/passkeys/begin',
    'post /api/v1/user/second-factor/passkeys/{id}/remove',
    'post /api/v1/user/second-factor/recovery-codes',
    'put /api/v1/sync/lock',
  ]);
  for (const { name, operation } of operations) {
    expect(operation.summary, name).toMatch(/\w/);
    expect(operation.description, name).toMatch(/\w/);
    expect(operation.tags, name).toHaveLength(1);
    const answers = Object.keys(operation.responses ?? {});
    expect(
      answers.some((status) => status.startsWith('2')),
      name,
    ).toBe(true);
    if (name.includes('/api/')) expect(answers, name).toEqual(expect.arrayContaining(['429', '500', '503']));
  }
});

test('people read the same as a page without any script', async () => {
  const { visitor } = await testApp();
  const answer = await visitor().get('/api/docs');
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(answer.body).not.toContain('<script');
  for (const words of [
    '/api/v1/user/register',
    'text, at least 8 characters',
    '<html lang="en">',
    'width=device-width',
  ]) {
    expect(answer.body).toContain(words);
  }
});

test('the browser lets the style of the page through, and nothing else', async () => {
  const { visitor } = await testApp();
  const { body, headers } = await visitor().get('/api/docs');
  const style = /<style>([\s\S]*)<\/style>/.exec(body)?.[1] ?? '';
  const hash = createHash('sha256').update(style).digest('base64');
  expect(headers['content-security-policy']).toContain(`default-src 'none'; style-src 'sha256-${hash}'`);
});

test('every link within the page leads somewhere', async () => {
  const { visitor } = await testApp();
  const { body } = await visitor().get('/api/docs');
  const ids = new Set([...body.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  for (const [, target] of body.matchAll(/href="#([^"]+)"/g)) expect(ids, target).toContain(target);
});
