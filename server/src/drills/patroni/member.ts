import { chownSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filledIn } from './configuration';
import { at, type Layout, type Place, valuesOf } from './layout';
import { account, kill, killIn, startIn } from './processes';
import { PROGRAMS } from './programs';

/** One of three machines: an etcd, a Patroni and its PostgreSQL. */
export type Member = Place & {
  readonly folder: string;
  /** Starts what does not run, as a service manager does. */
  startEtcd(): void;
  startPatroni(): void;
  /** PostgreSQL’s first process dies, and its Patroni does not. */
  killPostgres(): void;
  killEtcd(): Promise<void>;
  /** Patroni and PostgreSQL die at once; etcd does not. */
  killPatroni(): Promise<void>;
  /** Everything dies at once. */
  killAll(): Promise<void>;
  /** What Patroni says of itself at this path; null when it does not answer. */
  ask(path: string): Promise<{ status: number; body: unknown } | null>;
};

const PATIENCE_MS = 2_000;

export function createMember(parent: string, layout: Layout, place: Place): Member {
  const folder = join(parent, place.name);
  const etcdFolder = join(folder, 'etcd');
  const patroniFolder = join(folder, 'patroni');
  for (const path of [folder, etcdFolder, patroniFolder]) {
    mkdirSync(path, { mode: 0o700 });
    const { uid, gid } = account();
    if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid);
  }
  const configure = (where: string, name: string) => {
    const file = join(where, name);
    writeFileSync(file, filledIn(name, valuesOf(layout, place, where)));
    return file;
  };
  const etcdFile = configure(etcdFolder, 'etcd.yaml');
  const patroniFile = configure(patroniFolder, 'patroni.yaml');
  return {
    ...place,
    folder,
    startEtcd: () => void startIn(etcdFolder, PROGRAMS.etcd, ['--config-file', etcdFile], 'etcd.log'),
    startPatroni: () => void startIn(patroniFolder, PROGRAMS.patroni, [patroniFile], 'patroni.log'),
    killPostgres: () => {
      const [pid] = readFileSync(join(patroniFolder, 'data/postmaster.pid'), 'utf8').split('\n');
      kill(Number(pid));
    },
    killEtcd: () => killIn(etcdFolder),
    killPatroni: () => killIn(patroniFolder),
    killAll: () => killIn(folder),
    async ask(path) {
      try {
        const answer = await fetch(`http://${at(place.apiPort)}${path}`, {
          signal: AbortSignal.timeout(PATIENCE_MS),
        });
        return { status: answer.status, body: await answer.json().catch(() => null) };
      } catch {
        return null;
      }
    },
  };
}
