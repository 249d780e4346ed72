import { join } from 'node:path';
import { createFileTransport } from './file-transport';
import { createSmtpTransport } from './smtp-transport';
import type { EmailTransport } from './transport';

/** By SMTP where the operator named a server, else into files. */
export function emailTransport({
  smtpUrl,
  smtpTls,
  dataDir,
}: {
  smtpUrl: string | null;
  smtpTls: boolean;
  dataDir: string;
}): EmailTransport {
  return smtpUrl === null
    ? createFileTransport(join(dataDir, 'mail'))
    : createSmtpTransport(smtpUrl, { requireTls: smtpTls });
}
