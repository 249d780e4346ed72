import type { Transporter } from 'nodemailer';
import { nodemailerMessage } from './nodemailer-message';
import type { EmailTransport } from './transport';

/** Milliseconds after which a silent email server counts as out of reach. */
const SILENCE_MS = 15_000;
/** Milliseconds for one email as a whole; well below the time for which the outbox claims it. */
const WHOLE_MS = 60_000;

/**
 * @param url such as `smtps://user:password@mail.example.org`
 * @param options.requireTls whether a server that offers no encryption gets neither password nor email
 */
export function createSmtpTransport(url: string, { requireTls }: { requireTls: boolean }): EmailTransport {
  let transporter: Promise<Transporter> | undefined;
  // Loaded with the first email: most starts of the server send none.
  const connect = async () => {
    const { createTransport } = await import('nodemailer');
    return createTransport({
      url,
      requireTLS: requireTls,
      connectionTimeout: SILENCE_MS,
      greetingTimeout: SILENCE_MS,
      socketTimeout: SILENCE_MS,
      dnsTimeout: SILENCE_MS,
    });
  };
  return {
    async deliver(message) {
      transporter ??= connect();
      await withinTime((await transporter).sendMail(nodemailerMessage(message)));
    },
  };
}

async function withinTime(sending: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const timeUp = new Promise((_resolve, reject) => {
    const error = Object.assign(new Error('the email server took too long'), { code: 'ETIMEDOUT' });
    timer = setTimeout(() => {
      reject(error);
    }, WHOLE_MS);
  });
  try {
    await Promise.race([sending, timeUp]);
  } finally {
    clearTimeout(timer);
  }
}
