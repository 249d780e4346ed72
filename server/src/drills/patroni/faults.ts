import { setTimeout as pause } from 'node:timers/promises';
import { until } from '../drill';
import type { Sample } from '../load/load';
import type { Cluster } from './cluster';

export type FaultKind = 'postgres' | 'primary' | 'standby' | 'switchover' | 'etcd' | 'standbys';

/** What was done to the cluster, in milliseconds as `performance.now()` counts. */
export type Fault = {
  readonly kind: FaultKind;
  readonly fromMs: number;
  /** When what was missing came back; of an outage that lasts. */
  readonly endedMs?: number;
  /** When all had been well again for a moment. */
  readonly toMs: number;
};

/** Whom a fault is done to, and who is watched meanwhile. */
export type Scene = {
  readonly cluster: Cluster;
  /** What everyone saw so far. */
  samples(): readonly Sample[];
  /** Looked at while no standby is there. */
  whileStandbysAreAway(): Promise<void>;
};

/** Longer than a lock of Patroni lives. */
const OUTAGE_MS = 25_000;
/** How long a machine is away at least. */
const AWAY_MS = 3_000;
const AFTER_MS = 3_000;
/** Whoever writes must get on after this, or the drill is over. */
const PATIENCE_MS = 90_000;

/** Brings about one fault, and waits until the cluster is whole and awards are acknowledged again. */
export async function bringAbout(kind: FaultKind, scene: Scene): Promise<Fault> {
  const fromMs = performance.now();
  const endedMs = await ACTS[kind](scene);
  await untilAcknowledged(scene, endedMs ?? performance.now());
  await scene.cluster.untilWhole();
  await pause(AFTER_MS);
  return { kind, fromMs, ...(endedMs !== undefined && { endedMs }), toMs: performance.now() };
}

/** What each fault does. @returns when an outage ended */
const ACTS: Record<FaultKind, (scene: Scene) => Promise<number | undefined>> = {
  async postgres({ cluster }) {
    (await cluster.primary()).killPostgres();
    // Patroni has to notice.
    await pause(AWAY_MS);
    return undefined;
  },
  primary: (scene) => killMachine(scene, 'primary'),
  standby: (scene) => killMachine(scene, 'synchronousStandby'),
  async switchover({ cluster }) {
    await cluster.switchOver();
    return undefined;
  },
  async etcd({ cluster }) {
    const primary = await cluster.primary();
    const others = cluster.members.filter((member) => member !== primary);
    await Promise.all(others.map((member) => member.killEtcd()));
    await pause(OUTAGE_MS);
    for (const member of others) member.startEtcd();
    return performance.now();
  },
  async standbys({ cluster, whileStandbysAreAway }) {
    const primary = await cluster.primary();
    const others = cluster.members.filter((member) => member !== primary);
    await Promise.all(others.map((member) => member.killPatroni()));
    await Promise.all([pause(OUTAGE_MS), whileStandbysAreAway()]);
    for (const member of others) member.startPatroni();
    return performance.now();
  },
};

async function killMachine(scene: Scene, part: 'primary' | 'synchronousStandby'): Promise<undefined> {
  const member = await scene.cluster[part]();
  await member.killAll();
  await pause(AWAY_MS);
  await untilAcknowledged(scene, performance.now());
  member.startEtcd();
  member.startPatroni();
}

function untilAcknowledged({ samples }: Scene, sinceMs: number): Promise<void> {
  return until(() => samples().some((sample) => sample.atMs >= sinceMs && isAcknowledged(sample)), {
    withinMs: PATIENCE_MS,
    otherwise: 'no award was acknowledged any more',
  });
}

export function isAcknowledged({ kind, status }: Sample): boolean {
  return kind === 'award' && status === 200;
}
