import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isOnThisMachine, shownLocation } from '../location';
import { readPostgresAddress } from './address';
import { serversOf } from './servers';

const serversIn = (text: string) => readPostgresAddress(text)?.servers;

test('several servers become addresses of one server each, with the same user, name and parameters', () => {
  expect(
    serversIn(
      'postgres://u:p%40x@h1:5432,h2,[2001:db8::2]:5433/grove?target_session_attrs=read-write&sslmode=verify-full',
    ),
  ).toEqual([
    'postgres://u:p%40x@h1:5432/grove?sslmode=verify-full',
    'postgres://u:p%40x@h2/grove?sslmode=verify-full',
    'postgres://u:p%40x@[2001:db8::2]:5433/grove?sslmode=verify-full',
  ]);
});

test('one server stays as it was typed', () => {
  for (const text of ['postgres://u:p@h/grove', 'postgresql://u@[::1]:1/g?host=%2Frun%2Fpg', 'postgres:///g'])
    expect(serversIn(text)).toEqual([text]);
});

test.each([
  'postgres://h1,,h2/grove',
  'postgres://h1,h2:port/grove',
  'postgres://h1,h2',
  'postgres://u:p@h1,h2/',
  'postgres:///grove?host=h1,h2',
  'mysql://h1,h2/grove',
  '',
])('%j is no address of servers', (text) => {
  expect(readPostgresAddress(text)).toBeNull();
});

test('what is shown has the servers and the database, and never the password', () => {
  const name = fc.stringMatching(/^[a-z]{1,8}$/);
  fc.assert(
    fc.property(
      fc.array(name, { minLength: 1, maxLength: 4 }),
      fc.stringMatching(/^[A-Z0-9@:,]{4,12}$/),
      (hosts, password) => {
        const list = hosts.map((host, place) => `${host}:${String(5432 + place)}`).join();
        const url = `postgres://grove:${encodeURIComponent(password)}@${list}/name?target_session_attrs=primary`;
        const shown = shownLocation({ engine: 'postgres', url, connections: 1 });
        expect(shown).toBe(`${list}/name`);
      },
    ),
  );
});

test('servers are on this machine only if each of them is', () => {
  expect(isOnThisMachine('postgres://u@localhost,127.0.0.1:5433,[::1]/g')).toBe(true);
  expect(isOnThisMachine('postgres://u@localhost,db.example.org/g')).toBe(false);
});

test('after a failed server comes the next, and the first after the last; attempts that failed at once move on once', () => {
  const servers = serversOf('postgres://h1,h2,h3/g');
  servers.tryNextAfter(0);
  servers.tryNextAfter(0);
  expect(servers.current()).toEqual({ place: 1, url: 'postgres://h2/g' });
  servers.tryNextAfter(1);
  servers.tryNextAfter(2);
  expect(servers.current().place).toBe(0);
});

test('of several servers, or when the address says so, only one that takes writes will do', () => {
  expect(serversOf('postgres://h1,h2/g').mustTakeWrites).toBe(true);
  expect(serversOf('postgres://h1/g?target_session_attrs=primary').mustTakeWrites).toBe(true);
  expect(serversOf('postgres://h1/g').mustTakeWrites).toBe(false);
});
