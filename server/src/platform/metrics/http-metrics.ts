import { Counter, Gauge, type Registry } from 'prom-client';
import { addDurations, emptyTally, noteDuration, type Tally } from './durations';
import type { EndedRequest, Metrics } from './metrics';

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

type RouteTally = Tally & { readonly byStatus: Map<EndedRequest['status'], number> };

/**
 * Requests by method, route and status, and how long they took. They are counted in plain numbers and
 * only put into words at a scrape: pages are served so fast that more would be felt.
 */
export function createHttpMetrics(registry: Registry): Pick<Metrics, 'requestBegan' | 'requestEnded'> {
  const tallies = new Map<string, RouteTally>();
  let underWay = 0;

  const note = ({ method, route, status, seconds }: EndedRequest) => {
    const key = `${METHODS.has(method) ? method : 'other'} ${route}`;
    let tally = tallies.get(key);
    if (tally === undefined) {
      tally = { ...emptyTally(labelsOf(key)), byStatus: new Map() };
      tallies.set(key, tally);
    }
    noteDuration(tally, seconds);
    tally.byStatus.set(status, (tally.byStatus.get(status) ?? 0) + 1);
  };

  const registers = [registry];
  new Counter({
    name: 'stillgrove_http_requests_total',
    help: 'Requests by method, route and status; "gone" when the client closed the connection before the response.',
    labelNames: ['method', 'route', 'status'],
    registers,
    collect() {
      this.reset();
      for (const { labels, byStatus } of tallies.values())
        for (const [status, count] of byStatus) this.inc({ ...labels, status }, count);
    },
  });
  addDurations(registry, {
    name: 'stillgrove_http_request_duration_seconds',
    help: 'Request duration in seconds, up to the end of the response.',
    tallies: () => tallies.values(),
  });
  new Gauge({
    name: 'stillgrove_http_requests_under_way',
    help: 'Requests in progress.',
    registers,
    collect() {
      this.set(underWay);
    },
  });

  return {
    requestBegan() {
      underWay += 1;
    },
    requestEnded(request) {
      underWay -= 1;
      note(request);
    },
  };
}

function labelsOf(key: string): { method: string; route: string } {
  const [method = '', route = ''] = key.split(' ');
  return { method, route };
}
