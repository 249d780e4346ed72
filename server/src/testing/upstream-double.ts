import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished, vi } from 'vitest';

type OutsideDouble = {
  /** Where it listens, on this machine. */
  readonly url: string;
  /** Paths and queries that it was asked for. */
  readonly asked: readonly string[];
  /** Headers of the last request. */
  lastHeaders(): IncomingMessage['headers'];
  /** From now on it answers like this. */
  answer(how: RequestListener): void;
};

/** A server in place of one that is not ours, until the end of the test. */
export async function upstreamDouble(how: RequestListener): Promise<OutsideDouble> {
  let listener = how;
  const asked: string[] = [];
  let headers: IncomingMessage['headers'] = {};
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    headers = request.headers;
    listener(request, response);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    asked,
    lastHeaders: () => headers,
    answer: (next) => {
      listener = next;
    },
  };
}

/** Takes the time limit of calls to upstream services into the hands of the test: it is over when the test says so. */
export function ownedTimeLimit(): { ms(): number | undefined; end(): void } {
  const controller = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(controller.signal);
  onTestFinished(() => {
    timeout.mockRestore();
  });
  return {
    ms: () => timeout.mock.calls[0]?.[0],
    end: () => {
      controller.abort(new DOMException('The time is over.', 'TimeoutError'));
    },
  };
}

export const json =
  (value: unknown): RequestListener =>
  (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(value));
  };

export const status =
  (code: number): RequestListener =>
  (_request, response) => {
    response.writeHead(code).end('no');
  };

export const redirect =
  (location: string): RequestListener =>
  (_request, response) => {
    response.writeHead(302, { location }).end();
  };

export const garbage: RequestListener = (_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json' }).end('<html>{"items":[');
};

export const never: RequestListener = () => undefined;

/** Begins at once and then says one letter every tenth of a second, for ever. */
export const dripping: RequestListener = (_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  const timer = setInterval(() => response.write('['), 100);
  response.on('close', () => {
    clearInterval(timer);
  });
};

/** Sends a hundred megabytes, or as much of them as the other side takes. */
export function flood(sent: { bytes: number }): RequestListener {
  const chunk = Buffer.alloc(100_000, ' ');
  const pour = (response: ServerResponse) => {
    while (sent.bytes < 100_000_000 && !response.destroyed) {
      sent.bytes += chunk.length;
      if (!response.write(chunk)) {
        response.once('drain', () => {
          pour(response);
        });
        return;
      }
    }
    response.end();
  };
  return (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    pour(response);
  };
}
