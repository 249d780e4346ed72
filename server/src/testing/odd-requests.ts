import { connect } from 'node:net';
import type { DeclaredRoute } from '../platform/access/access';

/** A request as its bytes are sent, whether or not it is a proper one. */
type OddRequest = { readonly name: string; readonly bytes: Buffer };

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'BREW'];

const PIECES = [
  '/',
  '//',
  '%',
  '%2F',
  '%2e%2e/',
  '../',
  './',
  '%00',
  '%ff',
  '%E2%80%AE',
  '%F0%9F%8C%B3',
  '....',
  ';',
  ':id',
  '*',
  '~',
  "'",
  '|',
  'a',
  'aA',
  '0',
  '-',
  '@',
  '.br',
  'ü',
];

const HEADER_NAMES = [
  'user-agent',
  'accept-encoding',
  'accept',
  'accept-language',
  'cookie',
  'x-forwarded-for',
  'x-forwarded-proto',
  'forwarded',
  'range',
  'if-none-match',
  'if-modified-since',
  'content-type',
  'origin',
  'referer',
  'sec-fetch-site',
  'x-request-id',
  'authorization',
];

const HEADER_PIECES = [
  'gzip',
  'br;q=0.5',
  '*;q=1e9',
  ',',
  ', ,',
  ';',
  '=',
  '"',
  'W/"',
  'bytes=0-',
  'bytes=9-0,',
  '1-2,',
  '::ffff:',
  '1.2.3.4, ',
  ':',
  '%',
  '%41',
  ' ',
  '\t',
  'a=b; ',
  'stillgrove-session=',
  'multipart/form-data; boundary=',
  'application/json; charset=',
  'a',
  '(',
  '\\',
  '-',
  '9',
];

const STRING_PIECES = [
  'a',
  ' ',
  '@',
  '.',
  '\\u0000',
  '\\u202e',
  '🌳',
  'é',
  '-',
  '1',
  '=',
  '<',
  'http://',
  '\\n',
];

const FIELDS =
  'email password fullName name token code message subject website awards id answer newPassword currentPassword response currency points reason start therapistId note text version __proto__ constructor'.split(
    ' ',
  );

const CONTENT_TYPES = [
  'application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'text/plain',
];

/**
 * Requests of every kind that a scanner or a mischief-maker sends, the same ones for the same seed: half of them
 * to declared routes, the others to paths that no one declared.
 *
 * @param session a cookie that about half of the requests carry
 */
export function oddRequests(
  routes: readonly DeclaredRoute[],
  { seed, count, session }: { seed: number; count: number; session: string },
): OddRequest[] {
  const odd = createOdd(seed);
  return Array.from({ length: count }, (_, index) =>
    oneOf(odd, { route: routes[index % routes.length], index, session }),
  );
}

type Odd = {
  below(limit: number): number;
  pick<Item>(list: readonly [Item, ...Item[]] | readonly Item[]): Item;
  /** A few pieces, or one of them very often. */
  chain(pieces: readonly string[], maxLength: number): string;
};

/** Chance from a seed (mulberry32). */
function createOdd(seed: number): Odd {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  const pick = <Item>(list: readonly Item[]): Item => {
    const item = list[below(list.length)];
    if (item === undefined) throw new Error('nothing to pick from');
    return item;
  };
  const chain = (pieces: readonly string[], maxLength: number) => {
    const length = Math.max(1, Math.floor(maxLength ** next()));
    if (below(2) === 0) return pick(pieces).repeat(length).slice(0, length);
    let text = '';
    while (text.length < length) text += pick(pieces);
    return text.slice(0, length);
  };
  return { below, pick, chain };
}

function oneOf(
  odd: Odd,
  { route, index, session }: { route: DeclaredRoute | undefined; index: number; session: string },
): OddRequest {
  const method = odd.below(3) === 0 ? odd.pick(METHODS) : (route?.method ?? 'GET');
  const path =
    route !== undefined && odd.below(2) === 0
      ? route.url.replace(/:\w+|\*/g, () => odd.chain(PIECES, 200))
      : `/${odd.pick(['', 'api/', 'api/v1/', 'assets/', 'articles/', 'login/'])}${odd.chain(PIECES, 1300)}`;
  const query = odd.below(3) === 0 ? `?${odd.chain([...PIECES, '&', '=', 'from=', 'page='], 900)}` : '';
  const target = `${path}${query}`;
  const headers: string[] = ['Host: localhost', 'X-Requested-With: test', 'Connection: close'];
  for (let left = odd.below(5); left > 0; left -= 1)
    headers.push(`${odd.pick(HEADER_NAMES)}: ${odd.chain(HEADER_PIECES, 4400)}`);
  if (odd.below(40) === 0) for (let left = 110; left > 0; left -= 1) headers.push(`x-${String(left)}: a`);
  if (odd.below(2) === 0) headers.push(`Cookie: ${session}`);
  const body = method === 'GET' || method === 'HEAD' ? '' : oddBody(odd);
  if (body !== '') {
    headers.push(`Content-Type: ${odd.below(3) === 0 ? odd.pick(CONTENT_TYPES) : 'application/json'}`);
    headers.push(`Content-Length: ${String(Buffer.byteLength(body))}`);
  }
  const head = `${method} ${target} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`;
  const shown = `${head}${body}`.replaceAll('\r\n', ' ⏎ ');
  return {
    name: `number ${String(index)} (${String(head.length + body.length)} characters): ${shown.slice(0, 600)}`,
    bytes: Buffer.concat([Buffer.from(head, 'latin1'), Buffer.from(body)]),
  };
}

function oddBody(odd: Odd): string {
  const string = () => `"${odd.chain(STRING_PIECES, 20_000).replaceAll(/\\(?!u[\da-f]{4}|n)/g, '')}"`;
  const value = (depth: number): string => {
    const kind = odd.below(9);
    if (kind < 4 || depth > 3) return string();
    if (kind === 4)
      return odd.pick(['null', 'true', '1e400', '-0', '123456789012345678901234567890', '[]', '{}']);
    if (kind === 5) return `[${Array.from({ length: odd.below(20) }, () => value(depth + 1)).join()}]`;
    return object(depth + 1);
  };
  const object = (depth: number): string =>
    `{${Array.from({ length: odd.below(12) }, () => `"${odd.pick(FIELDS)}":${value(depth)}`).join()}}`;
  const makers: (() => string)[] = [
    () => object(0),
    () => object(0),
    () => object(0),
    () => {
      const whole = object(0);
      return whole.slice(0, odd.below(whole.length));
    },
    () => '['.repeat(odd.below(60_000)),
    () => {
      const depth = odd.below(10_000);
      return `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
    },
    () => `{${Array.from({ length: 4000 }, (_, key) => `"k${String(key % 50)}":1`).join()}}`,
    () =>
      `{"email":"${odd.chain(['a', '.', '@', '-'], 30_000)}","password":${string()},"fullName":${string()}}`,
    () =>
      `email=${odd.chain(['a', '%', '%41', '&', '=', '+'], 9000)}&password=${odd.chain(['b', '%00'], 200)}`,
    () => `--x\r\n${odd.chain(['a', '\r\n', '--x', '"', ';'], 30_000)}`,
    () =>
      `{"awards":[${Array.from({ length: odd.below(600) }, () => `{"id":${string().slice(0, 40)}"}`).join()}]}`,
  ];
  return odd.pick(makers)().slice(0, 70_000);
}

/**
 * Sends a request and waits until its answer is complete.
 *
 * @returns the status line, or an empty text where the connection was ended without one
 */
export function sendBytes(port: number, bytes: Buffer): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    let status = '';
    socket.on('data', (data: Buffer) => {
      if (status === '') status = data.toString('latin1', 0, 15).split('\r\n', 1)[0] ?? '';
    });
    // A server that refuses early hangs up while the rest is still being sent.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      resolve(status);
    });
  });
}
