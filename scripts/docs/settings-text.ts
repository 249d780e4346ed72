import type { Setting } from '../../server/src/config';

/** What the README calls the parts of its list, and which settings stand in each. */
const GROUPS: readonly (readonly [title: string, names: readonly string[]])[] = [
  ['Address and network', ['PUBLIC_URL', 'PORT', 'HOST', 'TRUST_PROXY']],
  [
    'Data and backups',
    [
      'DATA_DIR',
      'DATABASE_URL',
      'DATABASE_TLS',
      'DATABASE_CONNECTIONS',
      'BACKUP_KEY',
      'BACKUPS_KEPT',
      'BACKUP_IDENTITY',
      'SECRETS_KEY',
      'SECRETS_KEY_OLD',
    ],
  ],
  ['Email and operators', ['SMTP_URL', 'SMTP_TLS', 'MAIL_FROM', 'OPERATOR_EMAILS']],
  ['Sign-in and limits', ['SESSION_DAYS', 'RATE_LIMIT_FACTOR']],
  ['Logs and monitoring', ['LOG_LEVEL', 'METRICS_PORT', 'METRICS_HOST', 'STOP_DELAY_SECONDS']],
  [
    'Books, videos and cards',
    [
      'BOOKS_API_BASE',
      'VIDEOS_API_BASE',
      'VIDEOS_FEED_BASE',
      'YOUTUBE_API_KEY',
      'VIDEOS_PLAYLIST_ID',
      'RELIEF_PLAYLIST_URL',
      'LANDING_VARIANT',
      'DIARY_URL',
      'LEGACY_RECORDS',
    ],
  ],
];

const LINE_LENGTH = 120;

/** The README's list of settings, in lines that fit on a screen. */
export function settingsList(settings: readonly Setting[]): string {
  return GROUPS.map(([title, names]) =>
    [`### ${title}`, '', ...names.map((name) => wrapped(entryOf(name, settings)))].join('\n'),
  ).join('\n\n');
}

/** Names of settings as often as the list shows them. */
export function listedSettings(): readonly string[] {
  return GROUPS.flatMap(([, names]) => names);
}

function entryOf(name: string, settings: readonly Setting[]): string {
  const setting = settings.find((one) => one.name === name);
  if (setting === undefined) throw new Error(`There is no setting ${name}.`);
  const value = setting.default === '' ? 'unset' : `\`${setting.default}\``;
  return `- **\`${name}\`** (${value}): ${setting.meaning}.`;
}

function wrapped(text: string): string {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && `${line} ${word}`.length > LINE_LENGTH) {
      lines.push(line);
      line = ` `;
    }
    line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line].join('\n');
}

/** The file that operators copy to `.env` or to their service's unit. */
export function envExample(settings: readonly Setting[]): string {
  const entries = settings.map(({ name, default: value, meaning }) => `# ${meaning}.\n#${name}=${value}\n`);
  return [
    '# Settings of Stillgrove with their defaults. Remove the # in front of a name to change it.\n',
    ...entries,
  ].join('\n');
}
