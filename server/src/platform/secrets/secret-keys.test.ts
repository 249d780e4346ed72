import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { tempFolder } from '../../testing/temp-folder';
import { loadSecretKeys, SecretsProblem } from './secret-keys';

function folder(): string {
  const { path, remove } = tempFolder();
  onTestFinished(remove);
  return path;
}

const load = (file: string, isShared = false) => loadSecretKeys({ given: null, old: null, file, isShared });

test('the first start makes a key for its own account alone, and the next ones take it', () => {
  const dataDir = join(folder(), 'data');
  const file = join(dataDir, 'secrets.key');
  const { current } = load(file);
  expect(current).toHaveLength(32);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(load(file).current).toEqual(current);
  expect(Buffer.from(readFileSync(file, 'utf8'), 'base64')).toEqual(current);
  expect(readdirSync(dataDir)).toEqual(['secrets.key']);
});

test('a key that is set is taken, and no file is made', () => {
  const dataDir = folder();
  const [given, old] = [randomBytes(32), randomBytes(32)];
  const options = { given, old, file: join(dataDir, 'secrets.key'), isShared: true };
  expect(loadSecretKeys(options)).toEqual({ current: given, old });
  expect(readdirSync(dataDir)).toEqual([]);
});

test('with a database on another machine a key has to be set', () => {
  const file = join(folder(), 'secrets.key');
  expect(() => load(file, true)).toThrow(SecretsProblem);
  expect(() => load(file, true)).toThrow(/SECRETS_KEY .*openssl rand -base64 32/);
});

test('a key file that is damaged is never replaced', () => {
  const file = join(folder(), 'secrets.key');
  writeFileSync(file, 'too short');
  expect(() => load(file)).toThrow(/does not hold a key/);
  expect(readFileSync(file, 'utf8')).toBe('too short');
});
