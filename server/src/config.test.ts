import { DEFAULT_SITE } from '@stillgrove/contract/default-site';
import { expect, test } from 'vitest';
import { readConfig, SETTINGS } from './config';
import { tlsFor } from './db/postgres/pool';

function configOf(env: Record<string, string>) {
  const settings = readConfig(env);
  if ('problem' in settings) throw new Error(settings.problem);
  return settings.config;
}

function problemOf(env: Record<string, string>): string {
  const settings = readConfig(env);
  return 'problem' in settings ? settings.problem : 'no problem';
}

test('nothing needs to be set', () => {
  const config = configOf({});
  expect(config).toMatchObject({
    port: 3000,
    host: 'localhost',
    publicUrl: 'http://localhost:3000',
    backupKey: null,
    backupIdentity: null,
    smtpUrl: null,
  });
  expect(config.database).toEqual({ engine: 'sqlite', path: `${config.dataDir}/stillgrove.db` });
  expect(Object.isFrozen(config)).toBe(true);
});

test('an empty variable counts as unset', () => {
  expect(configOf({ PORT: '', SMTP_URL: ' ' })).toMatchObject({ port: 3000, smtpUrl: null });
});

test('a wrong value is told in one sentence with what was given and what is allowed', () => {
  expect(problemOf({ PORT: 'eighty' })).toBe(
    'PORT is "eighty", but it must be a whole number from 0 to 65535.',
  );
  expect(problemOf({ PORT: '70000' })).toContain('70000');
});

test.each([
  ['HOST', 'my host'],
  ['PUBLIC_URL', 'grove.example.org'],
  ['PUBLIC_URL', 'https://example.org/instance'],
  ['MAIL_FROM', 'no address'],
  ['MAIL_FROM', 'a@example.org\r\nBcc: b@example.org'],
  ['SESSION_DAYS', '0'],
  ['RATE_LIMIT_FACTOR', '0'],
  ['METRICS_PORT', '0'],
  ['METRICS_HOST', 'my host'],
  ['STOP_DELAY_SECONDS', '-1'],
  ['TRUST_PROXY', '10.0.0.0/99'],
  ['LOG_LEVEL', 'loud'],
])('%s refuses "%s"', (name, value) => {
  expect(problemOf({ [name]: value })).toMatch(new RegExp(`^${name} is "`));
});

test.each([
  ['DATABASE_URL', 'postgres://grove:hunter2@db.example.org'],
  ['DATABASE_URL', 'postgres://grove:hunter2@db1.example.org,,db2.example.org/instance'],
  ['DATABASE_URL', 'mysql://grove:hunter2@db.example.org/instance'],
  ['SMTP_URL', 'http://grove:hunter2@mail.example.org'],
  ['SMTP_URL', 'grove:hunter2@mail.example.org'],
])('the password in %s is never shown', (name, value) => {
  expect(problemOf({ [name]: value })).not.toContain('hunter2');
});

test('a database server that is not named whole is refused with what to write', () => {
  expect(problemOf({ DATABASE_URL: 'postgres://db' })).toContain('postgres://user:password@host:5432/name');
});

test('the data can be on a PostgreSQL server', () => {
  const url = 'postgres://grove:hunter2@db.example.org/instance';
  const settings = { DATABASE_URL: url, DATABASE_CONNECTIONS: '20' };
  expect(configOf(settings).database).toEqual({ engine: 'postgres', url, connections: 20 });
});

test('the servers of a cluster are named in one address', () => {
  const url = 'postgres://grove:hunter2@db1:5432,[2001:db8::2]/instance?target_session_attrs=read-write';
  expect(configOf({ DATABASE_URL: url }).database).toEqual({ engine: 'postgres', url, connections: 10 });
  const standby = problemOf({ DATABASE_URL: url.replace('read-write', 'prefer-standby') });
  expect(standby).toContain('Write target_session_attrs=read-write');
});

test('the database can lie elsewhere', () => {
  expect(configOf({ DATABASE_URL: 'sqlite:/srv/grove.db' }).database).toEqual({
    engine: 'sqlite',
    path: '/srv/grove.db',
  });
});

test('a slash at the end of the public address is dropped', () => {
  expect(configOf({ PUBLIC_URL: 'https://grove.example.org/' }).publicUrl).toBe('https://grove.example.org');
});

test('proxies are believed only by their addresses', () => {
  expect(configOf({ TRUST_PROXY: 'true' }).trustProxy).toMatchObject({ hops: 1 });
  expect(configOf({ TRUST_PROXY: '10.0.0.0/8, ::1' }).trustProxy).toMatchObject({
    networks: ['10.0.0.0/8', '::1'],
  });
});

test('the landing page and the two outside cards are set by the operator', () => {
  const url = 'https://videos.example.org/calm';
  const env = { LANDING_VARIANT: 'video', RELIEF_PLAYLIST_URL: url, DIARY_URL: url };
  expect(configOf({}).siteDefaults).toEqual(DEFAULT_SITE);
  expect(configOf(env).siteDefaults).toMatchObject({
    landingVariant: 'video',
    reliefPlaylistUrl: url,
    diaryUrl: url,
  });
  expect(configOf({ RELIEF_PLAYLIST_URL: '/video' }).siteDefaults.reliefPlaylistUrl).toBeNull();
  expect(problemOf({ RELIEF_PLAYLIST_URL: 'javascript:alert(1)' })).toContain('it must be a web address');
  expect(problemOf({ LANDING_VARIANT: 'film' })).toContain('it must be default or video');
});

test('every setting is described', () => {
  for (const setting of SETTINGS) expect(setting.meaning, setting.name).not.toBe('');
});

const REMOTE = 'postgres://grove:hunter2@db.example.org/instance';

test('a database on another machine is spoken to with TLS and a verified certificate, unless told otherwise', () => {
  expect(configOf({ DATABASE_URL: REMOTE }).database).not.toHaveProperty('plain');
  expect(tlsFor(REMOTE, false)).toEqual({ ssl: { rejectUnauthorized: true } });
  expect(configOf({ DATABASE_URL: REMOTE, DATABASE_TLS: 'off' }).database).toMatchObject({ plain: true });
  expect(tlsFor(REMOTE, true)).toEqual({});
  for (const here of ['localhost', '127.0.0.1', '[::1]', ''])
    expect(tlsFor(`postgres://${here === '' ? '' : `grove@${here}`}/grove`, false)).toEqual({});
});

test.each(['sslmode=disable', 'sslmode=no-verify', 'sslmode=prefer', 'sslmode=require', 'ssl=0'])(
  'an address that asks for less is refused with what to do, and without the password: %s',
  (asked) => {
    const problem = problemOf({ DATABASE_URL: `${REMOTE}?${asked}` });
    expect(problem).toMatch(/sslmode=verify-full.*DATABASE_TLS=off/);
    expect(problem).not.toContain('hunter2');
    expect(problemOf({ DATABASE_URL: `${REMOTE}?${asked}`, DATABASE_TLS: 'off' })).toBe('no problem');
    const cluster = `postgres://grove:hunter2@localhost,db.example.org/instance?${asked}`;
    expect(problemOf({ DATABASE_URL: cluster })).toMatch(/sslmode=verify-full.*DATABASE_TLS=off/);
  },
);

test('email goes to another machine over TLS only, unless the operator turns that off', () => {
  const remote = { SMTP_URL: 'smtp://grove:hunter2@mail.example.org:587' };
  expect(configOf(remote).smtpTls).toBe(true);
  expect(configOf({ ...remote, SMTP_TLS: 'off' }).smtpTls).toBe(false);
  expect(configOf({ SMTP_URL: 'smtp://127.0.0.1:2525' }).smtpTls).toBe(false);
});

test('a key for stored secrets that is none is refused and not shown', () => {
  const short = Buffer.alloc(16, 7).toString('base64');
  const whole = Buffer.alloc(32, 7).toString('base64');
  expect(problemOf({ SECRETS_KEY: short })).toContain('it must be 32 bytes in base64');
  expect(problemOf({ SECRETS_KEY: short })).not.toContain(short.slice(0, 8));
  expect(configOf({ SECRETS_KEY: whole }).secretsKey).toEqual(Buffer.alloc(32, 7));
});
