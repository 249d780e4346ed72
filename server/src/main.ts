import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildApp } from './app';
import { type Config, readConfig } from './config';
import { closeDatabase, openDatabase } from './db/database';
import { DatabaseProblem } from './db/errors';
import { migrate } from './db/migrate';
import { serveAssets } from './platform/assets/assets';
import { systemClock } from './platform/clock';
import { listen } from './platform/http/listener';
import { createLog, type Log } from './platform/logging';
import { CLIENT_FILES, startWebPages } from './web-pages';

/** Milliseconds until a stop no longer waits for slow requests. */
const STOP_LIMIT_MS = 10_000;

await main();

async function main(): Promise<void> {
  const settings = readConfig(process.env);
  if ('problem' in settings) {
    giveUp(settings.problem);
    return;
  }
  // What the server writes is for its own account alone.
  process.umask(0o077);
  const log = createLog(settings.config.logLevel);
  process.on('uncaughtException', (err) => {
    log.fatal({ err }, 'the server stops because of a fault');
    process.exit(1);
  });
  try {
    await serve(settings.config, log);
  } catch (error) {
    const sentence = sentenceFor(error, settings.config);
    if (sentence === null) throw error;
    giveUp(sentence);
  }
}

async function serve(config: Config, log: Log): Promise<void> {
  const clock = systemClock;
  const db = await openDatabase(config.database);
  await migrate(db, { backupsDir: join(config.dataDir, 'backups'), nowMs: clock.now() });
  const web = await startWebPages({ config, db, log });
  const app = await buildApp({ config, db, clock, log, pages: web.pages });
  await serveAssets(app.fastify, fileURLToPath(CLIENT_FILES));
  await app.fastify.ready();
  const listener = await listen(app.handle, config);
  app.start();
  web.start();
  stopOnSignals(log, async () => {
    app.announceStop();
    web.stop();
    await listener.stop();
    await app.close();
    await closeDatabase(db);
  });
  console.log(
    `Stillgrove is ready at ${addressOf(config, listener.port)} (${String(Math.round(performance.now()))} ms)`,
  );
}

function stopOnSignals(log: Log, stop: () => Promise<void>): void {
  let stopping = false;
  const onSignal = (signal: NodeJS.Signals) => {
    if (stopping) process.exit(1);
    stopping = true;
    log.info({ signal }, 'stopping');
    setTimeout(() => {
      log.error('requests were cut off: they took longer than the time to stop');
      process.exit(1);
    }, STOP_LIMIT_MS).unref();
    void stop().then(() => process.exit(0));
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}

/** What an operator can mend, in one sentence; null for faults of our own. */
function sentenceFor(error: unknown, { host, port }: Config): string | null {
  if (error instanceof DatabaseProblem) return error.message;
  switch ((error as NodeJS.ErrnoException).code) {
    case 'EADDRINUSE':
      return `Port ${String(port)} is taken by another program. Stop that program or set PORT to another number.`;
    case 'EACCES':
      return `Port ${String(port)} may not be used by this account. Set PORT to a number above 1023.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `HOST is "${host}", but this machine has no such address. Use localhost or 0.0.0.0.`;
    default:
      return null;
  }
}

function giveUp(sentence: string): void {
  console.error(sentence);
  process.exitCode = 1;
}

function addressOf({ host, port, publicUrl }: Config, usedPort: number): string {
  if (port === usedPort) return publicUrl;
  return `http://${host.includes(':') ? `[${host}]` : host}:${String(usedPort)}`;
}
