import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { runCommand } from '../../server/src/drills/run-command';
import type { Inbox } from './inbox';
import type { Instance } from './instance';

/** Notes addresses, headers and bodies of all requests of a browser. */
export function followRequests(context: BrowserContext): () => Buffer {
  const parts: Buffer[] = [];
  context.on('request', (request) => {
    parts.push(Buffer.from(`${request.url()}\n${JSON.stringify(request.headers())}\n`));
    parts.push(request.postDataBuffer() ?? Buffer.alloc(0));
  });
  return () => Buffer.concat(parts);
}

/** Everything that the server has, wrote, sent and tells, while it runs. */
export async function placesOf(instance: Instance, inbox: Inbox, { metricsPort }: { metricsPort: string }) {
  const backups = join(instance.dataDir, 'backups-of-the-test');
  await runCommand('backup.js', [backups], { DATA_DIR: instance.dataDir });
  const metrics = await fetch(`http://localhost:${metricsPort}/metrics`);
  return {
    database: await filesIn(instance.dataDir, /^stillgrove\.db/),
    backup: await filesIn(backups, /\.backup$/),
    // But for scripts of pages, which are the same for everyone.
    'other files': await filesIn(instance.dataDir, /^(?!stillgrove\.db|.*\.backup$|earlier-builds\/)/),
    log: Buffer.from(instance.output()),
    emails: Buffer.from(inbox.everything()),
    metrics: Buffer.from(await metrics.text()),
  };
}

/** Files of a folder and of all folders in it, one after the other. */
async function filesIn(folder: string, wanted: RegExp): Promise<Buffer> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = found.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name));
  return Buffer.concat(
    await Promise.all(
      files.filter((file) => wanted.test(relative(folder, file))).map((file) => readFile(file)),
    ),
  );
}
