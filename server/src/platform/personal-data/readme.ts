import type { DataSubject, PersonalPart } from './part';

type Facts = {
  readonly parts: readonly PersonalPart[];
  readonly person: DataSubject;
  readonly siteName: string;
  readonly nowMs: number;
};

/** Says what the archive contains and what it does not. */
export function readmeOf({ parts, person, siteName, nowMs }: Facts): string {
  return [
    `Everything that ${siteName} holds about you`,
    `For ${person.fullName} <${person.email}>, ${new Date(nowMs).toISOString()}`,
    'data.json holds all of it in a form for programs. Each kind of data is also a CSV file, which you can open in any spreadsheet program:',
    ...parts.map(({ name, about }) => `${name}.csv\n  ${about}`),
    'All times are in UTC. An empty table means that we store nothing of that kind.',
    'Not included, because the server doesn’t have it or can’t read it:',
    [
      '- Your password, of which we only keep a hash, and the hashes of tokens and addresses that protect your account.',
      '- Your diary, and anything else that is stored only on a device. Each of your devices has its own. If you sync your private space, what we hold of it is included, but encrypted.',
      '- What you did on pages. We don’t record it, apart from your points.',
      ...(person.confirmed
        ? []
        : [
            '- Messages and subscriptions under your address, until you confirm in Profile Settings that the address is yours.',
          ]),
    ].join('\n'),
  ]
    .join('\n\n')
    .concat('\n');
}
