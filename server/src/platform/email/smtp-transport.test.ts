import { expect, onTestFinished, test } from 'vitest';
import { startMailServer } from '../../testing/mail-server';
import { createSmtpTransport } from './smtp-transport';
import type { Message } from './transport';

const MESSAGE: Message = {
  from: 'Instance <grove@example.org>',
  recipient: 'ana@example.org',
  replyTo: null,
  unsubscribeUrl: null,
  subject: 'Welcome',
  text: 'Hello Ana',
  html: '<p>Hello Ana</p>',
  calendar: null,
  messageId: '<1@example.org>',
  date: new Date(0),
};

test('an email server that offers no encryption gets neither email nor password where TLS is required', async () => {
  const server = await startMailServer();
  onTestFinished(() => server.stop());
  const url = server.url.replace('smtp://', 'smtp://grove:hunter2@');
  await expect(createSmtpTransport(url, { requireTls: true }).deliver(MESSAGE)).rejects.toMatchObject({
    code: 'ETLS',
  });
  expect(server.mails).toEqual([]);
  await createSmtpTransport(server.url, { requireTls: false }).deliver(MESSAGE);
  expect(server.mails).toHaveLength(1);
});
