import { SMTPServer } from 'smtp-server';
import { freePort } from './free-port';

export type MailServer = {
  readonly url: string;
  readonly port: number;
  /** The emails that it took, whole. */
  readonly mails: readonly string[];
  /** From now on it takes no email, or takes it again. */
  refuse(refusing: boolean): void;
  stop(): Promise<void>;
};

/** A real email server on this machine, without encryption or sign-in. */
export async function startMailServer(wished?: number): Promise<MailServer> {
  const port = wished ?? (await freePort('127.0.0.1'));
  const mails: string[] = [];
  let refusing = false;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo(address, _session, done) {
      const error = Object.assign(new Error(`no room for ${address.address}`), { responseCode: 452 });
      done(refusing ? error : null);
    },
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        mails.push(Buffer.concat(chunks).toString('utf8'));
        done();
      });
    },
  });
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    url: `smtp://127.0.0.1:${String(port)}`,
    port,
    mails,
    refuse: (value) => {
      refusing = value;
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(resolve);
      }),
  };
}
