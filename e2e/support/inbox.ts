import { expect } from '@playwright/test';
import { startMailServer, type MailServer } from '../../server/src/testing/mail-server';
import { headerOf, readEmail, type ReceivedEmail } from '../../server/src/testing/received-email';

/** Where all email of an instance arrives: a real email server, which can be away for a while. */
export type Inbox = {
  readonly url: string;
  /** All emails whose subject holds these words, once there are so many. */
  emailsAbout(words: string, count?: number): Promise<readonly ReceivedEmail[]>;
  /** Waits for the newest email to someone with these words in its subject, and gives the link in it. */
  linkTo(recipient: string, words: string): Promise<string>;
  /** All that ever arrived, as it came and as it is read. */
  everything(): string;
  /** Subjects of the emails to someone, oldest first. */
  subjectsTo(recipient: string): string[];
  goAway(): Promise<void>;
  comeBack(): Promise<void>;
};

export async function openInbox(): Promise<Inbox> {
  const servers: MailServer[] = [await startMailServer()];
  const [{ url, port }] = servers as [MailServer];
  const all = () => servers.flatMap(({ mails }) => mails).map(readEmail);
  const about = (words: string) =>
    all().filter(({ headers }) => headerOf(headers, 'subject').includes(words));
  const to = (recipient: string) => all().filter(({ headers }) => headerOf(headers, 'to') === recipient);
  return {
    url,
    async emailsAbout(words, count = 1) {
      await expect.poll(() => about(words).length, `emails about ${words}`).toBe(count);
      return about(words);
    },
    async linkTo(recipient, words) {
      let link = '';
      await expect
        .poll(() => {
          const mail = to(recipient).findLast(({ headers }) => headerOf(headers, 'subject').includes(words));
          return (link = /https?:\/\/\S+#[\w-]+/.exec(mail?.text ?? '')?.[0] ?? '');
        }, `a link in an email about ${words}`)
        .not.toBe('');
      return link;
    },
    everything: () =>
      servers
        .flatMap(({ mails }) => mails)
        .flatMap((mail) => [mail, JSON.stringify(readEmail(mail))])
        .join('\n'),
    subjectsTo: (recipient) => to(recipient).map(({ headers }) => headerOf(headers, 'subject')),
    goAway: async () => servers.at(-1)?.stop(),
    comeBack: async () => void servers.push(await startMailServer(port)),
  };
}
