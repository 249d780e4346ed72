import { version } from '../../package.json';
import type { Config } from './config';
import type { Db } from './db/transaction';
import { databaseState } from './features/health/store';
import type { Clock } from './platform/clock';
import { createDatabaseProbe } from './platform/database-probe';
import { listen } from './platform/http/listener';
import { listenProblemOf } from './platform/http/listen-problem';
import type { Log } from './platform/logging';
import { readEmailBacklog } from './platform/email/backlog-store';
import { type Metrics, NO_METRICS } from './platform/metrics/metrics';
import { metricsHandler } from './platform/metrics/metrics-handler';
import type { Prometheus } from './platform/metrics/prometheus';

type MetricsServer = {
  readonly metrics: Metrics;
  /** To be called last, so that the shutdown itself is measured. */
  stop(): Promise<void>;
};

/**
 * Collects metrics and serves them on `METRICS_PORT`; does neither when that is unset.
 *
 * @throws ListenProblem when the port is not available
 */
export async function startMetricsServer(options: {
  config: Config;
  db: Db;
  clock: Clock;
  log: Log;
}): Promise<MetricsServer> {
  const { config, log } = options;
  if (config.metricsPort === null) return { metrics: NO_METRICS, stop: () => Promise.resolve() };
  const prometheus = await prometheusOf(options);
  const place = { host: config.metricsHost, port: config.metricsPort };
  try {
    const listener = await listen(metricsHandler(prometheus, log), place);
    return { metrics: prometheus.metrics, stop: listener.stop };
  } catch (error) {
    throw listenProblemOf(error, place, { port: 'METRICS_PORT', host: 'METRICS_HOST' });
  }
}

/** Metrics of an instance with this database, not yet served. */
export async function prometheusOf({ db, clock }: { db: Db; clock: Clock }): Promise<Prometheus> {
  // Loaded only where metrics are collected.
  const { createPrometheus } = await import('./platform/metrics/prometheus');
  return createPrometheus({
    clock,
    version,
    database: createDatabaseProbe(() => databaseState(db)),
    readEmailBacklog: () => readEmailBacklog(db, clock.now()),
  });
}
