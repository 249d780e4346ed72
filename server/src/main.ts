import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type App, buildApp } from './app';
import { type Config, readConfig } from './config';
import { closeDatabase, openDatabase } from './db/database';
import { eraseDeleted } from './db/deleted-data';
import { DatabaseAway, DatabaseProblem } from './db/errors';
import { migrate } from './db/migrate';
import { isOnThisMachine } from './db/location';
import { type Db, inTransaction, shortenTimeouts } from './db/transaction';
import { replayDeletionList } from './replay-deletions';
import { protectStoredSecrets } from './features/second-factor/protect-stored-secrets';
import { serveAssets } from './platform/assets/assets';
import { keepAssets, KEPT_ASSETS, removeOldAssets } from './platform/assets/kept-assets';
import { systemClock } from './platform/clock';
import { DELETION_FILE, readDeletionFile } from './platform/deletions/deletion-file';
import { listen, type Listener } from './platform/http/listener';
import { ListenProblem, listenProblemOf } from './platform/http/listen-problem';
import { securityHeaders } from './platform/http/security-headers';
import { createLog, type Log } from './platform/logging';
import { loadSecretKeys, SecretsProblem } from './platform/secrets/secret-keys';
import { createSecrets, type Secrets } from './platform/secrets/secrets';
import { startMetricsServer } from './metrics-server';
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
    log.fatal({ err }, 'the server stops because of an error');
    process.exit(1);
  });
  try {
    await serve(settings.config, log);
  } catch (error) {
    if (error instanceof DatabaseAway)
      giveUp('The connection to the database server was lost. Start again when the server is back.');
    else if (isProblem(error)) giveUp(error.message);
    else throw error;
  }
}

/** Problems that an operator can fix. */
function isProblem(error: unknown): error is Error {
  return [DatabaseProblem, ListenProblem, SecretsProblem].some((Kind) => error instanceof Kind);
}

async function serve(config: Config, log: Log): Promise<void> {
  const clock = systemClock;
  const db = await openDatabase(config.database);
  await migrate(db, { backupsDir: join(config.dataDir, 'backups'), nowMs: clock.now() });
  const secrets = createSecrets(
    loadSecretKeys({
      given: config.secretsKey,
      old: config.secretsKeyOld,
      file: join(config.dataDir, 'secrets.key'),
      isShared: config.database.engine === 'postgres' && !isOnThisMachine(config.database.url),
    }),
  );
  const { unreadable } = await protectStoredSecrets(db, secrets);
  if (unreadable > 0) log.warn({ unreadable }, 'stored secrets were encrypted with a key that is not set');
  await replayDeletions(db, config, secrets, log);
  const metricsServer = await startMetricsServer({ config, db, clock, log });
  const { metrics } = metricsServer;
  const web = await startWebPages({ config, db, clock, log });
  const client = fileURLToPath(CLIENT_FILES);
  const earlier = join(config.dataDir, KEPT_ASSETS);
  const keep = () => keepAssets(client, earlier, clock.now());
  const tidyAssets = async () => {
    await keep();
    await removeOldAssets(earlier, clock.now());
  };
  const app = await buildApp({ config, db, clock, log, secrets, metrics, pages: web.pages, tidyAssets });
  await keep().catch((err: unknown) => {
    log.warn({ err }, 'could not keep this build’s files for tabs that stay open after an update');
  });
  await serveAssets(app.fastify, client, earlier);
  await app.fastify.ready();
  const listener = await listenForPeople(app, config);
  app.start();
  await app.inviteNamedOperators();
  web.start();
  stopOnSignals(log, async (limitTime) => {
    app.announceStop();
    // Requests are served as usual until the load balancer has noticed.
    await pause(config.stopDelaySeconds * 1000);
    limitTime();
    shortenTimeouts(db);
    web.stop();
    await listener.stop();
    await app.close();
    await closeDatabase(db);
    await metricsServer.stop();
  });
  console.log(
    `Stillgrove is ready at ${addressOf(config, listener.port)} (${String(Math.round(performance.now()))} ms)`,
  );
}

/** The database may be an older one that was put back: what was deleted since goes again before anyone is served. */
async function replayDeletions(db: Db, { dataDir }: Config, secrets: Secrets, log: Log): Promise<void> {
  const list = await readDeletionFile(join(dataDir, DELETION_FILE));
  const { deleted, unreadable } = await inTransaction(db, (tx) => replayDeletionList(tx, list, secrets));
  if (Object.values(deleted).some((count) => count > 0)) {
    log.info(deleted, 'deleted again what an older database brought back');
    await eraseDeleted(db);
  }
  if (unreadable > 0) log.warn({ unreadable }, 'deletions were noted under a key that is not set');
}

async function listenForPeople(app: App, config: Config): Promise<Listener> {
  try {
    const { host, port, publicUrl } = config;
    const headers = securityHeaders({ https: publicUrl.startsWith('https:') });
    return await listen(app.fastify.routing, { host, port, headers });
  } catch (error) {
    throw listenProblemOf(error, config, { port: 'PORT', host: 'HOST' });
  }
}

/** @param stop calls back when the rest of the stop must be over in time */
function stopOnSignals(log: Log, stop: (limitTime: () => void) => Promise<void>): void {
  let stopping = false;
  const onSignal = (signal: NodeJS.Signals) => {
    if (stopping) process.exit(1);
    stopping = true;
    log.info({ signal }, 'stopping');
    const limitTime = () => {
      setTimeout(() => {
        log.error('aborted requests that took longer than the stop timeout');
        process.exit(1);
      }, STOP_LIMIT_MS).unref();
    };
    void stop(limitTime).then(() => process.exit(0));
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}

function giveUp(sentence: string): void {
  console.error(sentence);
  process.exitCode = 1;
}

function addressOf({ host, port, publicUrl }: Config, usedPort: number): string {
  if (port === usedPort) return publicUrl;
  return `http://${host.includes(':') ? `[${host}]` : host}:${String(usedPort)}`;
}
