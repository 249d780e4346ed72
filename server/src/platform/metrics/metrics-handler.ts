import type { RequestListener } from 'node:http';
import type { Log } from '../logging';
import type { Prometheus } from './prometheus';

/** Answers `/metrics` and nothing else, on a port that no visitor reaches. */
export function metricsHandler({ contentType, text }: Prometheus, log: Log): RequestListener {
  return (request, response) => {
    const path = request.url?.split('?')[0];
    if (path !== '/metrics' || (request.method !== 'GET' && request.method !== 'HEAD')) {
      response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' });
      response.end('Only GET /metrics is available here.\n');
      return;
    }
    text().then(
      (body) => {
        response.writeHead(200, { 'content-type': contentType, 'cache-control': 'no-store' });
        response.end(request.method === 'HEAD' ? undefined : body);
      },
      (err: unknown) => {
        log.error({ err }, 'could not render the metrics');
        response.writeHead(500).end();
      },
    );
  };
}
