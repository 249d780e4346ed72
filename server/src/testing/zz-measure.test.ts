import { test } from 'vitest';
import { readFileSync } from 'node:fs';
import { buildServer } from './built-server';
import { startServer } from './server-process';
import { tempFolder } from './temp-folder';

test('measure', async () => {
  const built = await buildServer();
  const f = tempFolder();
  for (let i = 0; i < 6; i++) {
    const t = performance.now();
    const s = await startServer({ entry: built.entry, env: { DATA_DIR: f.path } });
    const ms = performance.now() - t;
    await new Promise((r) => setTimeout(r, 700));
    const rss = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${s.pid}/status`, 'utf8'))?.[1];
    console.log(Math.round(ms), 'ms', rss, await s.end('SIGTERM'), s.errors());
  }
  console.log(built.entry);
}, 60000);
