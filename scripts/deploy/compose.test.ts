import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const DEPLOY = join(import.meta.dirname, '../../deploy');
const read = (file: string) => readFileSync(join(DEPLOY, file), 'utf8');

type Service = {
  extends?: { file: string; service: string };
  networks?: Record<string, { ipv4_address: string } | null>;
  volumes?: string[];
  ports?: string[];
} & Record<string, unknown>;
type Compose = { services: Record<string, Service>; volumes: Record<string, unknown> };

/** A compose file with what its services take over from another one. */
function compose(file: string): Compose {
  // Compose merges by `<<`, which this parser does only when asked.
  const { services, volumes } = parse(read(file), { merge: true }) as Compose;
  const whole = Object.entries(services).map(([name, service]) => {
    const { extends: base } = service;
    return [name, base ? { ...compose(base.file).services[base.service], ...service } : service] as const;
  });
  return { services: Object.fromEntries(whole), volumes };
}

const FILES = ['compose.yaml', 'compose.large.yaml'];
const everyService = FILES.flatMap((file) =>
  Object.entries(compose(file).services).map(([name, service]) => ({ file, name, service })),
);

test.each(everyService)('$name of $file has no rights, a read-only disk and limits', ({ service }) => {
  expect(service).toMatchObject({
    read_only: true,
    cap_drop: ['ALL'],
    security_opt: ['no-new-privileges:true'],
    restart: 'unless-stopped',
    mem_limit: expect.any(String),
    stop_grace_period: expect.stringMatching(/^\d+s$/),
  });
});

test.each(FILES)('%s names files and volumes that there are', (file) => {
  const { services, volumes } = compose(file);
  for (const { volumes: mounts = [] } of Object.values(services)) {
    for (const mount of mounts) {
      const [source = ''] = mount.split(':');
      if (source === './tls') continue;
      expect(source.startsWith('./') ? existsSync(join(DEPLOY, source)) : source in volumes, mount).toBe(
        true,
      );
    }
  }
});

test('nginx finds the processes where compose puts them, and they believe it alone', () => {
  const { services } = compose('compose.large.yaml');
  const address = (name: string) => services[name]?.networks?.inside?.ipv4_address ?? '';
  const upstream = [...read('nginx/upstream.compose.conf').matchAll(/server ([\d.]+):3000 /g)].map(
    ([, ip]) => ip,
  );
  const apps = [address('app-1'), address('app-2')];
  expect(upstream).toEqual([...apps, ...apps]);
  expect(services['app-1']).toMatchObject({ environment: { TRUST_PROXY: address('nginx') } });
});

test('the two lists of processes for nginx differ in the addresses alone', () => {
  const withoutAddresses = (file: string) =>
    read(file)
      .slice(read(file).indexOf('upstream instance {'))
      .replaceAll(/[\d.]+:\d+/g, 'ADDRESS');
  expect(withoutAddresses('nginx/upstream.compose.conf')).toBe(withoutAddresses('nginx/upstream.conf'));
});

test('the database is reached from inside alone', () => {
  const { services } = compose('compose.large.yaml');
  expect(services.postgres?.ports).toBeUndefined();
  expect(services.postgres?.networks).toEqual(['inside']);
});
