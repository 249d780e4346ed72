import { DEFAULT_SITE } from '@stillgrove/contract/default-site';
import { LANDING_VARIANTS, type Site } from '@stillgrove/contract/site';
import { normalizeEmail } from '@stillgrove/domain/accounts/account';
import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import * as z from 'zod/mini';
import { type DatabaseLocation, isLoopback, isOnThisMachine } from './db/location';
import { readPostgresAddress } from './db/postgres/address';
import type { TrustedProxies } from './platform/http/trusted-proxies';

/** Every setting of the process, validated. Nothing else reads the environment. */
export type Config = Readonly<{
  port: number;
  host: string;
  /** Null: there are no metrics. */
  metricsPort: number | null;
  metricsHost: string;
  /** How long a process goes on serving after the signal to stop, while it says that it is not ready. */
  stopDelaySeconds: number;
  /** Absolute folder for the database, its backups and email that is not sent by SMTP. */
  dataDir: string;
  /** Origin under which people reach the instance, without a slash at the end. */
  publicUrl: string;
  database: DatabaseLocation;
  /** A public key or a passphrase. Null: backups are not encrypted. */
  backupKey: string | null;
  /** How many backups stay: each new one deletes the oldest beyond this number. */
  backupsKept: number;
  /** The secret key or the passphrase that opens backups; null where none is restored. */
  backupIdentity: string | null;
  /** Encrypts stored secrets; null: the key in the data folder does. */
  secretsKey: Buffer | null;
  /** Decrypts what it encrypted until that is encrypted with the new key. */
  secretsKeyOld: Buffer | null;
  /** Null: email is written into files. */
  smtpUrl: string | null;
  /** Whether email is sent over encrypted connections only. */
  smtpTls: boolean;
  emailFrom: string;
  sessionDays: number;
  rateLimitFactor: number;
  /** The proxies that are trusted, or none. */
  trustProxy: false | TrustedProxies;
  logLevel: string;
  /** Without a slash at the end, as are the other bases. */
  booksApiBase: string;
  videosApiBase: string;
  videosFeedBase: string;
  /** Null: the playlist's public feed is read instead. */
  youtubeApiKey: string | null;
  videosPlaylistId: string;
  /** Normalized addresses that the first start invites to be operators. */
  operatorEmails: ReadonlySet<string>;
  /** Site settings that apply until the operator saves others. */
  siteDefaults: Site;
  /** Whether the legacy record form and its API calls exist. */
  legacyRecords: boolean;
}>;

const hostName = {
  allowed: 'it must be a host name or an address, such as localhost or 0.0.0.0',
  schema: z.string().check(z.regex(/^[\w.:-]{1,253}$/)),
};

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

const wholeNumber = (min: number, max: number) =>
  z.pipe(
    z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number)),
    z.int().check(z.minimum(min), z.maximum(max)),
  );

/** Networks in which a proxy of the operator can be: this machine or its private network. */
const NEARBY = ['loopback', 'linklocal', 'uniquelocal'];

const trustedProxies = z.pipe(
  z
    .string()
    .check(z.refine((text) => /^(false|true)$/.test(text) || listed(text).every((part) => isNetwork(part)))),
  z.transform((text): Config['trustProxy'] => {
    if (text === 'false') return false;
    // One hop: visitors in a private network must not be taken for further proxies.
    if (text === 'true') return { networks: NEARBY, hops: 1 };
    return { networks: listed(text), hops: Infinity };
  }),
);

/** An upstream service; the operator may choose any address, also in a private network. */
const serviceBase = {
  allowed: 'it must be an address such as https://service.example.org/v1, without a question mark',
  schema: z.pipe(
    z.string().check(z.refine(isPlainAddress)),
    z.transform((text) => new URL(text).href.replace(/(?<!\/)\/+$/, '')),
  ),
};

const tlsChoice = {
  allowed: 'it must be required or off',
  schema: z.enum(['required', 'off']),
} as const;

const secretsKey = {
  allowed: 'it must be 32 bytes in base64, such as the output of "openssl rand -base64 32"',
  schema: z.pipe(
    z.string().check(z.regex(/^[\w+/-]{43}=?$/)),
    z.transform((text) => Buffer.from(text, 'base64')),
  ),
  secret: true,
} as const;

const DEFAULTS = {
  backupsKept: 14,
  booksApiBase: 'https://www.googleapis.com/books/v1',
  videosApiBase: 'https://www.googleapis.com/youtube/v3',
  videosFeedBase: 'https://www.youtube.com/feeds',
  videosPlaylistId: 'PLQ_PIlf6OzqKdBTuABBCzazB4i732pNTa',
};

/** Where the Videos for Relief card leads when the operator wants it to stay on this site. */
const OWN_VIDEO_PAGE = '/video';

const webAddress = {
  default: '',
  allowed: 'it must be a web address, starting with https:// or http://',
  schema: z.url({ protocol: /^https?$/ }),
} as const;

const definitions = {
  PORT: {
    default: '3000',
    meaning: 'Port to listen on; 0 takes any free port',
    allowed: 'it must be a whole number from 0 to 65535',
    schema: wholeNumber(0, 65_535),
  },
  HOST: {
    default: 'localhost',
    meaning:
      'Address to listen on. `localhost` accepts connections from this machine only; `0.0.0.0` or `::` from every network',
    ...hostName,
  },
  DATA_DIR: {
    default: './data',
    meaning: 'Folder for the database, its backups and unsent email; created if missing',
    allowed: 'it must be the path of a folder',
    schema: z.string().check(z.regex(/^[^\0]+$/)),
  },
  PUBLIC_URL: {
    default: 'http://localhost:PORT',
    meaning:
      'Address under which people reach the instance; with `https:`, cookies are sent over encrypted connections only',
    allowed: 'it must be an address such as https://grove.example.org, without a path',
    schema: z.pipe(
      z.string().check(z.refine(isOrigin)),
      z.transform((text) => new URL(text).origin),
    ),
  },
  DATABASE_URL: {
    default: '',
    meaning:
      'Database: `postgres://user:password@db.example.org/stillgrove` for a PostgreSQL server, `postgres://user:password@db1:5432,db2:5432/stillgrove` for those of a cluster, of which the one that takes writes is used; `sqlite:PATH` for an SQLite file; if unset, the file `stillgrove.db` in `DATA_DIR`',
    allowed:
      'it must be unset, sqlite:PATH, or an address such as postgres://user:password@host:5432/name, with several servers as host1:5432,host2:5432',
    schema: z.string().check(z.refine((text) => /^sqlite:.+$/.test(text) || isPostgresAddress(text))),
    secret: true,
  },
  DATABASE_TLS: {
    default: 'required',
    meaning:
      'Connection to a PostgreSQL server on another machine: with `required`, the server must present a valid certificate for its name; `off` turns encryption off, for a private network only',
    ...tlsChoice,
  },
  DATABASE_CONNECTIONS: {
    default: '10',
    meaning: 'Maximum number of connections to a PostgreSQL server, per process',
    allowed: 'it must be a whole number from 1 to 1000',
    schema: wholeNumber(1, 1000),
  },
  BACKUP_KEY: {
    default: '',
    meaning:
      'Encrypts backups: a public key `age1…`, which can’t decrypt them, or a passphrase; `npm run backup -- --new-key` makes a key pair',
    allowed: 'it must be a public key such as age1…, or a passphrase of 16 characters or more',
    schema: z
      .string()
      .check(
        z.refine((text) => /^age1[0-9a-z]{50,}$/.test(text) || /^(?!age1|age-secret-key).{16,}$/i.test(text)),
      ),
    secret: true,
  },
  BACKUPS_KEPT: {
    default: String(DEFAULTS.backupsKept),
    meaning:
      'How many backups stay in a folder: each new one deletes the oldest beyond this number. The privacy page says the number',
    allowed: 'it must be a whole number from 1 to 400',
    schema: wholeNumber(1, 400),
  },
  BACKUP_IDENTITY: {
    default: '',
    meaning:
      'Decrypts backups: the secret key `AGE-SECRET-KEY-1…` or the passphrase; only `npm run restore` needs it, so don’t keep it on the server',
    allowed: 'it must be a secret key such as AGE-SECRET-KEY-1…, or a passphrase of 16 characters or more',
    schema: z.string().check(z.regex(/^(?!age1).{16,}$/)),
    secret: true,
  },
  SECRETS_KEY: {
    default: '',
    meaning:
      'Key that encrypts secrets in the database: 32 bytes in base64, such as the output of `openssl rand -base64 32`; if unset, the first start creates it as `secrets.key` in `DATA_DIR`. It must be set if the database is on another machine. Backups don’t contain it: keep a second copy',
    ...secretsKey,
  },
  SECRETS_KEY_OLD: {
    default: '',
    meaning:
      'Previous value of `SECRETS_KEY`, for one start after a change: secrets are encrypted again with the new key',
    ...secretsKey,
  },
  SMTP_URL: {
    default: '',
    meaning:
      'Email server, such as `smtps://user:password@mail.example.org`; if unset, email is written to `.eml` files in `DATA_DIR/mail`',
    allowed: 'it must be an address such as smtps://user:password@mail.example.org',
    schema: z.string().check(z.refine((text) => /^smtps?:$/.test(urlOf(text)?.protocol ?? ''))),
    secret: true,
  },
  SMTP_TLS: {
    default: 'required',
    meaning:
      'Connection to an email server on another machine: with `required`, email and password are sent over encrypted connections only; `off` also allows unencrypted connections, for a relay in a private network only',
    ...tlsChoice,
  },
  MAIL_FROM: {
    default: 'Stillgrove <no-reply@HOST of PUBLIC_URL>',
    meaning: 'Sender of all email',
    allowed: 'it must be an address such as Stillgrove <grove@example.org>',
    schema: z.string().check(z.regex(/^(?:[^<>\p{Cc}]* <[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/u)),
  },
  OPERATOR_EMAILS: {
    default: '',
    meaning:
      'Addresses separated by commas. At the start, each gets an invitation by email if there is no operator and no open invitation; the setting alone makes no one an operator',
    allowed: 'it must be addresses such as ana@example.org, separated by commas',
    schema: z.pipe(
      z
        .string()
        .check(z.refine((text) => listed(text).every((part) => z.safeParse(z.email(), part).success))),
      z.transform((text): ReadonlySet<string> => new Set(listed(text).map(normalizeEmail))),
    ),
  },
  SESSION_DAYS: {
    default: '30',
    meaning: 'Days after which a sign-in expires',
    allowed: 'it must be a whole number of days from 1 to 365',
    schema: wholeNumber(1, 365),
  },
  RATE_LIMIT_FACTOR: {
    default: '1',
    meaning: 'Multiplies every rate limit; 2 allows twice as many requests',
    allowed: 'it must be a number above 0 and up to 1000000',
    schema: z.pipe(
      z.pipe(z.string().check(z.regex(/^\d+(\.\d+)?$/)), z.transform(Number)),
      z.number().check(z.positive(), z.maximum(1_000_000)),
    ),
  },
  TRUST_PROXY: {
    default: 'false',
    meaning:
      'Proxies whose X-Forwarded headers are trusted: `false` (none), `true` (the proxy that connects to the app, if it is on this machine or in a private network; nothing else may reach the app’s port then), or addresses and networks separated by commas',
    allowed: 'it must be false, true, or addresses and networks such as 10.0.0.0/8, separated by commas',
    schema: trustedProxies,
  },
  METRICS_PORT: {
    default: '',
    meaning: 'Port for `/metrics`, in the format of Prometheus; if unset, there are no metrics',
    allowed: 'it must be a whole number from 1 to 65535',
    schema: wholeNumber(1, 65_535),
  },
  METRICS_HOST: {
    default: 'localhost',
    meaning: 'Address on which `METRICS_PORT` listens; it must not be reachable for visitors',
    ...hostName,
  },
  STOP_DELAY_SECONDS: {
    default: '0',
    meaning:
      'Seconds for which a process goes on serving after the signal to stop, while `/readyz` fails; with a load balancer, set a little more than its check interval',
    allowed: 'it must be a whole number of seconds from 0 to 300',
    schema: wholeNumber(0, 300),
  },
  LOG_LEVEL: {
    default: 'info',
    meaning: `What is logged: \`${LOG_LEVELS.join('`, `')}\``,
    allowed: `it must be one of ${LOG_LEVELS.join(', ')}`,
    schema: z.enum(LOG_LEVELS),
  },
  BOOKS_API_BASE: {
    default: DEFAULTS.booksApiBase,
    meaning: 'Book search service; without a network, the bundled books are shown',
    ...serviceBase,
  },
  VIDEOS_API_BASE: {
    default: DEFAULTS.videosApiBase,
    meaning: 'API of the video platform, used if `YOUTUBE_API_KEY` is set',
    ...serviceBase,
  },
  VIDEOS_FEED_BASE: {
    default: DEFAULTS.videosFeedBase,
    meaning: 'Public feeds of the video platform, used if `YOUTUBE_API_KEY` is not set',
    ...serviceBase,
  },
  YOUTUBE_API_KEY: {
    default: '',
    meaning: 'Key for the API of the video platform; if unset, the public feed of the playlist is used',
    allowed: 'it must be letters, digits, - and _ only',
    schema: z.string().check(z.regex(/^[\w-]{1,200}$/)),
    secret: true,
  },
  VIDEOS_PLAYLIST_ID: {
    default: DEFAULTS.videosPlaylistId,
    meaning: 'Playlist of calming videos',
    allowed: 'it must be the id of a playlist: letters, digits, - and _',
    schema: z.string().check(z.regex(/^[\w-]{1,100}$/)),
  },
  LANDING_VARIANT: {
    default: 'default',
    meaning:
      'Landing page: `default`, or `video` with a silent background video; `/?landing=video` always shows the latter',
    allowed: `it must be ${LANDING_VARIANTS.join(' or ')}`,
    schema: z.enum(LANDING_VARIANTS),
  },
  RELIEF_PLAYLIST_URL: {
    default: DEFAULT_SITE.reliefPlaylistUrl ?? OWN_VIDEO_PAGE,
    meaning: `Playlist on another site that the Videos for Relief card opens in a new tab; \`${OWN_VIDEO_PAGE}\` opens this site’s own page instead`,
    allowed: `it must be a web address, starting with https:// or http://, or ${OWN_VIDEO_PAGE}`,
    schema: z.union([webAddress.schema, z.literal(OWN_VIDEO_PAGE)]),
  },
  DIARY_URL: {
    ...webAddress,
    meaning:
      'Address that the Diary card opens in a new tab; if unset, the card opens the private page `/diary`',
  },
  LEGACY_RECORDS: {
    default: 'off',
    meaning:
      'The legacy record form: `on` turns on `/placeformpage`, `/account/criminals` and their API calls',
    allowed: 'it must be on or off',
    schema: z.enum(['on', 'off']),
  },
} as const;

type SettingName = keyof typeof definitions;
type Values = { [Name in SettingName]: z.infer<(typeof definitions)[Name]['schema']> | undefined };

export type Setting = { readonly name: string; readonly default: string; readonly meaning: string };

/** All settings, for the documentation. An empty default means unset. */
export const SETTINGS: readonly Setting[] = Object.entries(definitions).map(([name, setting]) => ({
  name,
  default: setting.default,
  meaning: setting.meaning,
}));

/**
 * Reads and checks all settings.
 *
 * @param env variables of the process; an empty one counts as unset
 * @returns the configuration, or one sentence that names the first wrong setting without secrets
 */
export function readConfig(
  env: Record<string, string | undefined>,
): { config: Config } | { problem: string } {
  const values: Record<string, unknown> = {};
  for (const [name, setting] of Object.entries(definitions)) {
    const given = env[name]?.trim();
    if (given === undefined || given === '') continue;
    const result = z.safeParse<z.core.$ZodType>(setting.schema, given);
    if (!result.success) {
      const shown = 'secret' in setting ? withoutSecrets(given) : given;
      return { problem: `${name} is "${shortened(shown)}", but ${setting.allowed}.` };
    }
    values[name] = result.data;
  }
  const problem = unfitTarget(values as Values) ?? weakTls(values as Values);
  return problem === null ? { config: withDefaults(values as Values) } : { problem };
}

/** Servers that take writes, as libpq names them. */
const WRITABLE = ['read-write', 'primary'];

/** Refuses an address that asks for a server that takes no writes. */
function unfitTarget({ DATABASE_URL: url = '' }: Values): string | null {
  const target = readPostgresAddress(url)?.target ?? null;
  if (target === null || WRITABLE.includes(target)) return null;
  return 'DATABASE_URL asks with target_session_attrs for a server that may take no writes. Write target_session_attrs=read-write; of several servers the one that takes writes is used even if it is left out.';
}

/** Refuses an address that asks for less than a verified certificate without DATABASE_TLS=off. */
function weakTls({ DATABASE_URL: url = '', DATABASE_TLS: tls }: Values): string | null {
  const asked = readPostgresAddress(url)?.parameters;
  if (asked === undefined || isOnThisMachine(url) || tls === 'off') return null;
  const weak = asked.has('sslmode') ? asked.get('sslmode') !== 'verify-full' : asked.has('ssl');
  if (!weak && !asked.has('uselibpqcompat')) return null;
  return 'DATABASE_URL asks for a connection to another machine without a verified certificate, so others could read or change the data on its way. Write sslmode=verify-full or leave sslmode out, which means the same. Or set DATABASE_TLS=off for a private network.';
}

function withDefaults(values: Values): Config {
  const port = values.PORT ?? 3000;
  const dataDir = resolve(values.DATA_DIR ?? './data');
  const publicUrl = values.PUBLIC_URL ?? `http://localhost:${String(port)}`;
  return Object.freeze({
    port,
    host: values.HOST ?? 'localhost',
    metricsPort: values.METRICS_PORT ?? null,
    metricsHost: values.METRICS_HOST ?? 'localhost',
    stopDelaySeconds: values.STOP_DELAY_SECONDS ?? 0,
    dataDir,
    publicUrl,
    database: databaseOf(values, dataDir),
    backupKey: values.BACKUP_KEY ?? null,
    backupsKept: values.BACKUPS_KEPT ?? DEFAULTS.backupsKept,
    backupIdentity: values.BACKUP_IDENTITY ?? null,
    secretsKey: values.SECRETS_KEY ?? null,
    secretsKeyOld: values.SECRETS_KEY_OLD ?? null,
    smtpUrl: values.SMTP_URL ?? null,
    smtpTls: values.SMTP_TLS !== 'off' && !isLoopback(hostOf(values.SMTP_URL ?? '')),
    emailFrom: values.MAIL_FROM ?? `Stillgrove <no-reply@${new URL(publicUrl).hostname}>`,
    operatorEmails: values.OPERATOR_EMAILS ?? new Set(),
    sessionDays: values.SESSION_DAYS ?? 30,
    rateLimitFactor: values.RATE_LIMIT_FACTOR ?? 1,
    trustProxy: values.TRUST_PROXY ?? false,
    logLevel: values.LOG_LEVEL ?? 'info',
    booksApiBase: values.BOOKS_API_BASE ?? DEFAULTS.booksApiBase,
    videosApiBase: values.VIDEOS_API_BASE ?? DEFAULTS.videosApiBase,
    videosFeedBase: values.VIDEOS_FEED_BASE ?? DEFAULTS.videosFeedBase,
    youtubeApiKey: values.YOUTUBE_API_KEY ?? null,
    videosPlaylistId: values.VIDEOS_PLAYLIST_ID ?? DEFAULTS.videosPlaylistId,
    siteDefaults: Object.freeze({
      ...DEFAULT_SITE,
      landingVariant: values.LANDING_VARIANT ?? DEFAULT_SITE.landingVariant,
      reliefPlaylistUrl: reliefPlaylistOf(values.RELIEF_PLAYLIST_URL),
      diaryUrl: values.DIARY_URL ?? null,
    }),
    legacyRecords: values.LEGACY_RECORDS === 'on',
  });
}

/** @returns null for the site's own page of videos */
function reliefPlaylistOf(value: string | undefined): string | null {
  if (value === OWN_VIDEO_PAGE) return null;
  return value ?? DEFAULT_SITE.reliefPlaylistUrl;
}

function databaseOf(
  { DATABASE_URL: url = '', DATABASE_CONNECTIONS: connections = 10, DATABASE_TLS: tls }: Values,
  dataDir: string,
): DatabaseLocation {
  if (isPostgresAddress(url)) {
    const location = { engine: 'postgres', url, connections } as const;
    return tls === 'off' ? { ...location, plain: true } : location;
  }
  return {
    engine: 'sqlite',
    path: url === '' ? join(dataDir, 'stillgrove.db') : resolve(url.slice('sqlite:'.length)),
  };
}

function isPostgresAddress(text: string): boolean {
  return readPostgresAddress(text) !== null;
}

function urlOf(text: string): URL | null {
  return URL.canParse(text) ? new URL(text) : null;
}

function hostOf(address: string): string {
  return urlOf(address)?.hostname ?? '';
}

function isOrigin(text: string): boolean {
  const url = urlOf(text);
  if (!url || !/^https?:$/.test(url.protocol)) return false;
  return url.pathname === '/' && url.search === '' && url.hash === '' && url.username === '';
}

function isPlainAddress(text: string): boolean {
  const url = urlOf(text);
  if (!url || !/^https?:$/.test(url.protocol)) return false;
  return url.search === '' && url.hash === '' && url.username === '' && url.password === '';
}

function listed(text: string): string[] {
  return text.split(',').map((part) => part.trim());
}

function isNetwork(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  if (prefix === undefined) return true;
  return /^\d{1,3}$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128);
}

/** Shows only the scheme of an address that may hold a password. */
function withoutSecrets(text: string): string {
  return `${/^[a-z]{2,10}:\/\//i.exec(text)?.[0] ?? ''}…`;
}

function shortened(text: string): string {
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}
