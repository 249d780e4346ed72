import type { LightMyRequestResponse } from 'fastify';
import { expect, onTestFinished } from 'vitest';
import { type App, buildApp } from '../app';
import { type Config, readConfig } from '../config';
import type { Db } from '../db/transaction';
import { type FakeClock, fakeClock } from '../platform/clock';
import type { Pages } from '../features/pages/page-routes';
import { createPasswords, type Passwords } from '../platform/passwords';
import { type CollectedLog, collectedLog } from './collected-log';
import { NO_METRICS } from '../platform/metrics/metrics';
import type { Secrets } from '../platform/secrets/secrets';
import { prometheusOf } from '../metrics-server';
import { TEST_START_MS, type TestDatabase, testDatabase } from './test-database';
import { testSecrets } from './test-secrets';
import { watchedDatabase } from './watched-database';

export type TestApp = {
  readonly app: App;
  readonly db: Db;
  readonly folder: string;
  readonly clock: FakeClock;
  readonly log: CollectedLog;
  /** What Prometheus is told; only of an app that is watched. */
  metricsText(): Promise<string>;
  /** Another visitor, with cookies of their own. */
  visitor(options?: { address?: string }): Visitor;
};

export type Visitor = {
  get(url: string, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  post(url: string, body: unknown, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  put(url: string, body: unknown, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  readonly cookies: Map<string, string>;
};

type TestAppOptions = {
  /** Settings besides DATA_DIR. */
  env?: Record<string, string>;
  passwords?: Passwords;
  pages?: Pages;
  /** Under one key unless given. */
  secrets?: Secrets;
  /** Whether what happens is counted. */
  watched?: boolean;
  /** Instead of a new one; whoever gives it closes it. */
  database?: Pick<TestDatabase, 'db' | 'folder'>;
};

/** Real hashes that are soon made; how dear they are in the product is told by a test of theirs. */
const QUICK_PASSWORDS = createPasswords({ memoryCost: 64, timeCost: 1, parallelism: 1 });

/**
 * The real app on a new database, with a clock that stands still. The test fails when it logs a
 * warning or an error that was not expected, or asks for a table by person without naming the person.
 */
export async function testApp({
  env = {},
  watched = false,
  database,
  ...options
}: TestAppOptions = {}): Promise<TestApp> {
  const { db, folder } = database ?? (await testDatabase());
  const clock = fakeClock(TEST_START_MS);
  const log = collectedLog();
  const config = configOf({ TRUST_PROXY: '127.0.0.1', ...env, DATA_DIR: folder });
  const own = watchedDatabase(db);
  const prometheus = watched ? await prometheusOf({ db: own.db, clock }) : null;
  const metrics = prometheus?.metrics ?? NO_METRICS;
  const app = await buildApp({
    config,
    db: own.db,
    clock,
    log: log.log,
    metrics,
    secrets: testSecrets(),
    passwords: QUICK_PASSWORDS,
    ...options,
  });
  await app.fastify.ready();
  onTestFinished(async () => {
    await app.close();
    expect(log.unexpected()).toEqual([]);
    expect(own.unplaced(), 'tables by person without a person').toEqual([]);
  });
  return {
    app,
    db,
    folder,
    clock,
    log,
    async metricsText() {
      if (prometheus === null) throw new Error('Ask for an app that is watched.');
      return prometheus.text();
    },
    visitor: ({ address = '198.51.100.7' } = {}) => visitor(app, address),
  };
}

function configOf(env: Record<string, string>): Config {
  const settings = readConfig(env);
  if ('problem' in settings) throw new Error(settings.problem);
  return settings.config;
}

function visitor({ fastify }: App, address: string): Visitor {
  const cookies = new Map<string, string>();
  const send = async (
    method: 'GET' | 'POST' | 'PUT',
    url: string,
    body: unknown,
    headers: Record<string, string>,
  ) => {
    const answer = await fastify.inject({
      method,
      url,
      headers: { 'x-forwarded-for': address, 'x-requested-with': 'test', ...headers },
      cookies: Object.fromEntries(cookies),
      ...(body !== undefined && { payload: body as object }),
    });
    for (const { name, value } of answer.cookies) {
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    return answer;
  };
  return {
    cookies,
    get: (url, headers = {}) => send('GET', url, undefined, headers),
    post: (url, body, headers = {}) => send('POST', url, body, headers),
    put: (url, body, headers = {}) => send('PUT', url, body, headers),
  };
}
