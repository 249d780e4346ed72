import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readConfig, SETTINGS } from '../../server/src/config';
import { readDockerfile } from './dockerfile';

const ROOT = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(ROOT, 'deploy', file), 'utf8');

type Settings = Record<string, string>;
type Compose = { services: Record<string, { environment?: Settings; stop_grace_period?: string }> };

const app = (file: string, service: string) =>
  (parse(read(file), { merge: true }) as Compose).services[service];

function assignments(text: string): Settings {
  const found = text.matchAll(/^([A-Z_]+)=(.*)$/gm);
  return Object.fromEntries([...found].map(([, name, value]) => [name, value]));
}

/** The unit with what systemd puts in the place of the instance. */
const unit = read('systemd/stillgrove@.service').replaceAll('%i', '3001');
const unitSettings = assignments((/^Environment=(.*)$/m.exec(unit)?.[1] ?? '').replaceAll(' ', '\n'));
const secret = parse(read('kubernetes/secret.example.yaml')) as { stringData: Settings };

/** What each way of running it sets for the process. */
const PLACES: Record<string, Settings> = {
  Dockerfile: readDockerfile(ROOT).env,
  'compose.yaml': app('compose.app.yaml', 'app')?.environment ?? {},
  'compose.large.yaml': app('compose.large.yaml', 'app-1')?.environment ?? {},
  'the systemd unit': unitSettings,
  'the Kubernetes settings': assignments(read('kubernetes/settings.env')),
  'the Kubernetes secret': secret.stringData,
};

/** Placeholders that no server starts with, and what operators put in their place. */
const FILLED_IN: Settings = {
  SECRETS_KEY: `${'A'.repeat(43)}=`,
  BACKUP_KEY: `age1${'q'.repeat(58)}`,
};

/** Read by the C library. */
const NOT_OURS = ['MALLOC_ARENA_MAX'];

test.each(Object.entries(PLACES))(
  '%s sets settings that there are, to values that they take',
  (_place, settings) => {
    expect(Object.keys(settings)).not.toEqual([]);
    const known = [...SETTINGS.map(({ name }) => name), ...NOT_OURS];
    expect(Object.keys(settings).filter((name) => !known.includes(name))).toEqual([]);
    const filled = Object.entries(settings).map(([name, value]) => [
      name,
      value === 'FILL-IN' ? (FILLED_IN[name] ?? '') : value.replaceAll(/\$\{[^}]*\}/g, 'x'),
    ]);
    expect(readConfig(Object.fromEntries(filled) as Settings)).not.toHaveProperty('problem');
  },
);

test('the Kubernetes secret names every key, and starts no server before they are filled in', () => {
  expect(secret.stringData.DATABASE_URL).toContain('sslmode=verify-full');
  for (const [name, value] of Object.entries(FILLED_IN)) {
    expect(secret.stringData[name]).toBe('FILL-IN');
    expect(readConfig({ [name]: 'FILL-IN' })).toHaveProperty('problem');
    expect(readConfig({ [name]: value })).not.toHaveProperty('problem');
  }
});

test('no file of them all holds a secret', () => {
  const files = readdirSync(join(ROOT, 'deploy'), { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => /\.(?:yaml|conf|service|env|json)$/.test(name))) {
    for (const [address = '', password = ''] of read(file).matchAll(/\w+:\/\/[^\s:/]+:([^\s@]+)@/g))
      expect(password, `${file}: ${address}`).toMatch(/^(?:PASSWORD|\$\{POSTGRES_PASSWORD[^}]*\})$/);
  }
});

/** Seconds that a stop may take: the app's own time, and that in which it waits for a load balancer. */
function stopSeconds(settings: Settings): number {
  const main = readFileSync(join(ROOT, 'server/src/main.ts'), 'utf8');
  const limit = Number(/STOP_LIMIT_MS = ([\d_]+);/.exec(main)?.[1]?.replaceAll('_', ''));
  return limit / 1000 + Number(settings.STOP_DELAY_SECONDS ?? 0);
}

test('everyone waits longer for the end of a process than it may take', () => {
  const seconds = (text: string | undefined) => Number(/(\d+)s?$/.exec(text ?? '')?.[1]);
  const kubernetes = seconds(
    /terminationGracePeriodSeconds: \d+/.exec(read('kubernetes/deployment.yaml'))?.[0],
  );
  const patience: [number, string][] = [
    [seconds(/^TimeoutStopSec=\d+$/m.exec(unit)?.[0]), 'the systemd unit'],
    [seconds(app('compose.app.yaml', 'app')?.stop_grace_period), 'compose.large.yaml'],
    [kubernetes, 'the Kubernetes settings'],
  ];
  for (const [waited, place] of patience)
    expect(waited, place).toBeGreaterThan(stopSeconds(PLACES[place] ?? {}) + 5);
});
