import { chmodSync } from 'node:fs';
import { ask as askPostgres } from '../../testing/postgres-databases';
import { tempFolder } from '../../testing/temp-folder';
import { until } from '../drill';
import { filledIn } from './configuration';
import { at, type Layout, newLayout } from './layout';
import { createMember, type Member } from './member';

/** Three machines of etcd, Patroni and PostgreSQL that elect a primary among them. */
export type Cluster = {
  readonly layout: Layout;
  readonly members: readonly Member[];
  /** Address of the database of the product at some hosts, separated by commas. */
  url(hosts: string): string;
  /** The member that holds the lock. @throws when there is none */
  primary(): Promise<Member>;
  /** The member that confirms commits. @throws when there is none */
  synchronousStandby(): Promise<Member>;
  /** Waits until there is a primary that both others follow. */
  untilWhole(): Promise<void>;
  /** Hands the part of the primary to the standby. */
  switchOver(): Promise<void>;
  remove(): Promise<void>;
};

type Replica = { readonly state: string };
type Part = { readonly name: string; readonly role: string };

const WHOLE_MS = 120_000;
const SWITCHOVER_MS = 30_000;

/** Starts a cluster and makes the database of the product in it, which is empty. */
export async function startCluster(): Promise<Cluster> {
  const folder = tempFolder();
  chmodSync(folder.path, 0o711);
  const layout = await newLayout();
  const members = layout.places.map((place) => createMember(folder.path, layout, place));
  const cluster = clusterOf(layout, members, async () => {
    await Promise.all(members.map((member) => member.killAll()));
    folder.remove();
  });
  try {
    for (const member of members) member.startEtcd();
    for (const member of members) member.startPatroni();
    await cluster.untilWhole();
    await createDatabase(layout, await cluster.primary());
    return cluster;
  } catch (error) {
    await cluster.remove();
    throw error;
  }
}

function clusterOf(layout: Layout, members: readonly Member[], remove: Cluster['remove']): Cluster {
  const { values } = layout;
  const findPrimary = async () => {
    const answers = await Promise.all(members.map((member) => member.ask('/primary')));
    return members.find((_member, index) => answers[index]?.status === 200);
  };
  const streamingTo = async (primary: Member | undefined): Promise<readonly Replica[]> => {
    const answer = await primary?.ask('/patroni');
    const { replication = [] } = (answer?.body ?? {}) as { replication?: readonly Replica[] };
    return replication.filter(({ state }) => state === 'streaming');
  };
  /** Whom the members know as the one that may take over, which is not told by the primary’s PostgreSQL. */
  const findStandby = async (primary: Member | undefined) => {
    const answer = await primary?.ask('/cluster');
    const { members: all = [] } = (answer?.body ?? {}) as { members?: readonly Part[] };
    return members.find(({ name }) => all.some((one) => one.name === name && one.role === 'sync_standby'));
  };
  const known = (member: Member | undefined) => {
    if (!member) throw new Error('no member of the cluster has this part');
    return member;
  };
  const primary = async () => known(await findPrimary());
  const isWhole = async () => {
    const current = await findPrimary();
    const replicas = await streamingTo(current);
    return replicas.length === members.length - 1 && (await findStandby(current)) !== undefined;
  };
  return {
    layout,
    members,
    url: (hosts) => `postgres://stillgrove:${values.DATABASE_PASSWORD ?? ''}@${hosts}/stillgrove`,
    primary,
    synchronousStandby: async () => known(await findStandby(await findPrimary())),
    untilWhole: () =>
      until(isWhole, {
        withinMs: WHOLE_MS,
        otherwise: 'the cluster did not become whole again in two minutes',
      }),
    async switchOver() {
      const { name, apiPort } = await primary();
      const password = Buffer.from(`patroni:${values.API_PASSWORD ?? ''}`).toString('base64');
      const answer = await fetch(`http://${at(apiPort)}/switchover`, {
        method: 'POST',
        headers: { authorization: `Basic ${password}`, 'content-type': 'application/json' },
        body: JSON.stringify({ leader: name }),
        signal: AbortSignal.timeout(SWITCHOVER_MS),
      });
      if (!answer.ok) throw new Error(`no switchover: ${String(answer.status)} ${await answer.text()}`);
    },
    remove,
  };
}

async function createDatabase({ values }: Layout, { postgresPort }: Member): Promise<void> {
  const server = `postgres://postgres:${values.SUPERUSER_PASSWORD ?? ''}@${at(postgresPort)}/postgres`;
  const statements = filledIn('database.sql', values)
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('--'));
  for (const statement of statements) await askPostgres(server, statement);
}
