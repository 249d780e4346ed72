import { join } from 'node:path';
import { createFileTransport } from './file-transport';
import { createSmtpTransport } from './smtp-transport';
import type { MailTransport } from './transport';

/** By SMTP where the operator named a server, else into files. */
export function mailTransport({
  smtpUrl,
  smtpTls,
  dataDir,
}: {
  smtpUrl: string | null;
  smtpTls: boolean;
  dataDir: string;
}): MailTransport {
  return smtpUrl === null
    ? createFileTransport(join(dataDir, 'mail'))
    : createSmtpTransport(smtpUrl, { requireTls: smtpTls });
}
