import { chmodSync, chownSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tempFolder } from '../../testing/temp-folder';
import { until } from '../drill';
import { filledIn } from './configuration';
import type { Cluster } from './cluster';
import { at } from './layout';
import { account, killIn, startIn } from './processes';
import { PROGRAMS } from './programs';
import { takesWrites } from './takes-writes';

export type Haproxy = { stop(): Promise<void> };

/** Starts HAProxy by the shipped configuration; it leads to the primary. */
export async function startHaproxy({ layout, members, url }: Cluster): Promise<Haproxy> {
  const folder = tempFolder();
  chmodSync(folder.path, 0o700);
  const { uid, gid } = account();
  if (uid !== undefined && gid !== undefined) chownSync(folder.path, uid, gid);
  const file = join(folder.path, 'haproxy.cfg');
  writeFileSync(file, filledIn('haproxy.cfg', layout.values));
  startIn(folder.path, PROGRAMS.haproxy, ['-f', file], 'haproxy.log');
  const stop = async () => {
    await killIn(folder.path);
    folder.remove();
  };
  try {
    const leads = () => leadsToThePrimary(url(at(layout.haproxyPort)), members.length);
    await until(leads, { withinMs: 20_000, otherwise: 'HAProxy does not lead to the primary' });
    return { stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Before it has asked them, HAProxy takes every server for a primary, and each in turn. */
async function leadsToThePrimary(url: string, servers: number): Promise<boolean> {
  for (let time = 0; time < servers; time += 1) if ((await takesWrites(url)) !== true) return false;
  return true;
}
