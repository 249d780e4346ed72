import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { fileStamp } from './email-files';
import { nodemailerMessage } from './nodemailer-message';
import type { EmailTransport, Message } from './transport';

/** Writes each email as an `.eml` file, which every email program opens; readable by the owner alone. */
export function createFileTransport(folder: string): EmailTransport {
  return {
    async deliver(message) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = join(folder, fileName(message));
      const unfinished = `${file}.part`;
      const handle = await open(unfinished, 'w', 0o600);
      try {
        await handle.writeFile(await composed(message));
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(unfinished, file);
    },
  };
}

/** The same on every try, so that a second try replaces the first. */
function fileName({ date, messageId }: Message): string {
  return `${fileStamp(date)}-${messageId.slice(1, messageId.indexOf('@'))}.eml`;
}

async function composed(message: Message): Promise<Buffer> {
  const { createTransport } = await import('nodemailer');
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const { message: bytes } = await composer.sendMail(nodemailerMessage(message));
  if (!Buffer.isBuffer(bytes)) throw new Error('the email was returned as a stream');
  return bytes;
}
