import type { DataSubject, PersonalPart } from './part';

type Facts = {
  readonly parts: readonly PersonalPart[];
  readonly person: DataSubject;
  readonly siteName: string;
  readonly nowMs: number;
};

/** Says in words what lies in the archive and what does not. */
export function readmeOf({ parts, person, siteName, nowMs }: Facts): string {
  return [
    `Everything that ${siteName} holds about you`,
    `For ${person.fullName} <${person.email}>, ${new Date(nowMs).toISOString()}`,
    'data.json holds all of it for programs. Each part is also a table, which every program for tables opens:',
    ...parts.map(({ name, about }) => `${name}.csv\n  ${about}`),
    'All times are in UTC. A table without lines means that nothing is stored.',
    'Not in here, because the server does not have it or cannot read it:',
    [
      '- Your password, of which only a scrambled form is kept, and the scrambled forms of tokens and addresses that guard your account.',
      '- Your diary, and what else you keep on a device alone: it never leaves that device. Each of your devices has its own.',
      '- What you did on pages, which is not recorded, apart from the points in here.',
      ...(person.confirmed
        ? []
        : [
            '- Messages and subscriptions under your address, until you confirm in Profile Settings that it is yours.',
          ]),
    ].join('\n'),
  ]
    .join('\n\n')
    .concat('\n');
}
