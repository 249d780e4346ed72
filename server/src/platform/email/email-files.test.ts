import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { tempFolder } from '../../testing/temp-folder';
import { createFileTransport } from './file-transport';
import { causeId, createEmailFiles } from './email-files';

const NOW_MS = Date.UTC(2027, 2, 5, 12);

/** @param emails when each was written, by its cause */
async function withEmails(emails: Readonly<Record<string, number>>) {
  const folder = tempFolder();
  onTestFinished(folder.remove);
  const transport = createFileTransport(folder.path);
  for (const [cause, writtenAtMs] of Object.entries(emails))
    await transport.deliver({
      from: 'grove@example.org',
      recipient: 'ana@example.org',
      replyTo: null,
      unsubscribeUrl: null,
      subject: 'Hello',
      text: 'Hello',
      html: '<p>Hello</p>',
      calendar: null,
      messageId: `<${causeId(cause)}@example.org>`,
      date: new Date(writtenAtMs),
    });
  return { path: folder.path, files: createEmailFiles(folder.path) };
}

test('email files of one person go, and those of others stay', async () => {
  const { path, files } = await withEmails({
    'welcome:ana': NOW_MS,
    'password:ana': NOW_MS,
    'welcome:ben': NOW_MS,
  });
  await files.removeOf(['welcome:ana', 'password:ana']);
  expect(readdirSync(path)).toEqual([expect.stringContaining(causeId('welcome:ben'))]);
});

test('email files go after their time, and nothing else in the folder does', async () => {
  const { path, files } = await withEmails({ 'welcome:ana': NOW_MS - 1, 'welcome:ben': NOW_MS });
  writeFileSync(join(path, '2001-notes.txt'), '');
  await files.removeBefore(NOW_MS);
  expect(readdirSync(path).sort()).toEqual([
    '2001-notes.txt',
    expect.stringContaining(causeId('welcome:ben')),
  ]);
});

test('where no email was written there is nothing to remove', async () => {
  const files = createEmailFiles('/nowhere/at/all');
  await files.removeOf(['welcome:ana']);
  await files.removeBefore(NOW_MS);
});
