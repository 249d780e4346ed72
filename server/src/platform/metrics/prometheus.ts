import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { Clock } from '../clock';
import { createHttpMetrics } from './http-metrics';
import type { Metrics } from './metrics';
import { createStateMetrics, type StateSources } from './state-metrics';
import { createWorkMetrics } from './work-metrics';

export type Prometheus = {
  readonly metrics: Metrics;
  readonly contentType: string;
  /** All numbers as Prometheus reads them; it takes a few seconds at most, whatever hangs. */
  text(): Promise<string>;
};

/** Metrics for Prometheus, in a registry of their own. */
export function createPrometheus(options: { clock: Clock; version: string } & StateSources): Prometheus {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'stillgrove_build_info',
    help: 'Always 1; the labels give the version.',
    labelNames: ['version', 'node'],
    registers: [registry],
  }).set({ version: options.version, node: process.version }, 1);
  const metrics = { ...createHttpMetrics(registry), ...createWorkMetrics(registry, options.clock) };
  const readState = createStateMetrics(registry, options);
  return {
    metrics,
    contentType: registry.contentType,
    async text() {
      await readState();
      return registry.metrics();
    },
  };
}
