import type { Setting } from '../../server/src/config';

/** The README's table of settings. */
export function settingsTable(settings: readonly Setting[]): string {
  const rows = settings.map(
    ({ name, default: value, meaning }) =>
      `| \`${name}\` | ${value === '' ? 'unset' : `\`${value}\``} | ${meaning} |`,
  );
  return ['| Setting | Default | What it does |', '| --- | --- | --- |', ...rows].join('\n');
}

/** The file that operators copy to `.env` or to their service's unit. */
export function envExample(settings: readonly Setting[]): string {
  const entries = settings.map(({ name, default: value, meaning }) => `# ${meaning}.\n#${name}=${value}\n`);
  return [
    '# Settings of Stillgrove with their defaults. Remove the # in front of a name to change it.\n',
    ...entries,
  ].join('\n');
}
