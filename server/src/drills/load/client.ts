import { Agent, request } from 'node:http';

/** Milliseconds after which an answer counts as lost. */
const PATIENCE_MS = 30_000;

/** An answer as it came; the status is 0 when none came. */
export type Answer = { readonly status: number; readonly text: string; readonly ms: number };

export type Question = {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly cookie?: string;
  readonly body?: unknown;
};

export type Client = {
  send(question: Question): Promise<Answer>;
  close(): void;
};

/** Asks one server over connections that stay open, as browsers and proxies do. */
export function createClient(url: string): Client {
  const agent = new Agent({ keepAlive: true });
  return {
    send: ({ method, path, cookie, body }) => {
      const startedAt = performance.now();
      return new Promise((resolve) => {
        const give = (status: number, text: string) => {
          resolve({ status, text, ms: performance.now() - startedAt });
        };
        const content = body === undefined ? undefined : JSON.stringify(body);
        const outgoing = request(
          new URL(path, url),
          {
            agent,
            method,
            headers: {
              ...(cookie !== undefined && { cookie }),
              ...(content !== undefined && {
                'content-type': 'application/json',
                'content-length': Buffer.byteLength(content),
              }),
            },
            signal: AbortSignal.timeout(PATIENCE_MS),
          },
          (response) => {
            const chunks: Buffer[] = [];
            response.on('data', (chunk: Buffer) => chunks.push(chunk));
            response.on('end', () => {
              give(response.statusCode ?? 0, Buffer.concat(chunks).toString('utf8'));
            });
            response.on('error', (error) => {
              give(0, error.message);
            });
          },
        );
        outgoing.on('error', (error) => {
          give(0, error.message);
        });
        outgoing.end(content);
      });
    },
    close: () => {
      agent.destroy();
    },
  };
}
