import type { BrowserContext } from '@playwright/test';

/** Notes whatever a page should not do. A journey fails when anything is noted that it did not allow. */
export type Watch = {
  follow(context: BrowserContext): void;
  /** Lets pass what this journey provokes, such as the browser's own line about a refused call. */
  allow(...patterns: RegExp[]): void;
  /** Lets pass what a browser says while the server or the network is away. */
  allowOutage(): void;
  troubles(): string[];
};

/** Said by the test runner in place of the browser when service workers are off. */
const RUNNERS_OWN = /Service Worker registration blocked by Playwright/;

const OUTAGE =
  /net::ERR_(?:CONNECTION_REFUSED|CONNECTION_RESET|CONTENT_LENGTH_MISMATCH|EMPTY_RESPONSE|INTERNET_DISCONNECTED|SOCKET_NOT_CONNECTED|FAILED)/;

/** Sound cannot be fetched either. */
const NO_SOUND = /The sound needs a touch before it may play/;

export function createWatch(home: string): Watch {
  const troubles: string[] = [];
  const allowed = [RUNNERS_OWN];

  return {
    follow(context) {
      context.on('console', (message) => {
        // Violations of the content security policy arrive here, too, as errors.
        if (message.type() !== 'error' && message.type() !== 'warning') return;
        troubles.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => troubles.push(`uncaught: ${String(error.error())}`));
      context.on('request', (request) => {
        const { protocol, origin } = new URL(request.url());
        if (protocol.startsWith('http') && origin !== home)
          troubles.push(`foreign request: ${request.url()}`);
      });
      context.on('requestfailed', (request) => {
        const reason = request.failure()?.errorText ?? 'no reason';
        // A page that is left takes its open requests with it.
        if (reason !== 'net::ERR_ABORTED') {
          troubles.push(`failed request: ${request.method()} ${request.url()} ${reason}`);
        }
      });
    },
    allow: (...patterns) => void allowed.push(...patterns),
    allowOutage: () => void allowed.push(OUTAGE, NO_SOUND),
    troubles: () => troubles.filter((trouble) => !allowed.some((pattern) => pattern.test(trouble))),
  };
}
