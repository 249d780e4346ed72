import { expect } from '@playwright/test';
import { startMailServer, type MailServer } from '../../server/src/testing/mail-server';
import { headerOf, readMail, type ReceivedMail } from '../../server/src/testing/received-mail';

/** Where all mail of a grove arrives: a real mail server, which can be away for a while. */
export type Mailbox = {
  readonly url: string;
  /** All mails whose subject holds these words, once there are so many. */
  mailsAbout(words: string, count?: number): Promise<readonly ReceivedMail[]>;
  goAway(): Promise<void>;
  comeBack(): Promise<void>;
};

export async function openMailbox(): Promise<Mailbox> {
  const servers: MailServer[] = [await startMailServer()];
  const [{ url, port }] = servers as [MailServer];
  const about = (words: string) =>
    servers
      .flatMap(({ mails }) => mails)
      .map(readMail)
      .filter(({ headers }) => headerOf(headers, 'subject').includes(words));
  return {
    url,
    async mailsAbout(words, count = 1) {
      await expect.poll(() => about(words).length, `mails about ${words}`).toBe(count);
      return about(words);
    },
    goAway: async () => servers.at(-1)?.stop(),
    comeBack: async () => void servers.push(await startMailServer(port)),
  };
}
