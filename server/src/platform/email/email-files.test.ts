import { readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { tempFolder } from '../../testing/temp-folder';
import { createFileTransport } from './file-transport';
import { causeId, createEmailFiles } from './email-files';

const NOW_MS = Date.UTC(2027, 2, 5, 12);

async function withEmails(...causes: string[]) {
  const folder = tempFolder();
  onTestFinished(folder.remove);
  const transport = createFileTransport(folder.path);
  for (const cause of causes)
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
      date: new Date(NOW_MS),
    });
  return { path: folder.path, files: createEmailFiles(folder.path) };
}

test('email files of one person go, and those of others stay', async () => {
  const { path, files } = await withEmails('welcome:ana', 'password:ana', 'welcome:ben');
  await files.removeOf(['welcome:ana', 'password:ana']);
  expect(readdirSync(path)).toEqual([expect.stringContaining(causeId('welcome:ben'))]);
});

test('email files go after their time, and nothing else in the folder does', async () => {
  const { path, files } = await withEmails('welcome:ana', 'welcome:ben');
  const [old = '', young = ''] = readdirSync(path);
  writeFileSync(join(path, 'notes.txt'), '');
  for (const name of [old, 'notes.txt']) utimesSync(join(path, name), 0, NOW_MS / 1000 - 1);
  utimesSync(join(path, young), 0, NOW_MS / 1000);
  await files.removeBefore(NOW_MS);
  expect(readdirSync(path).sort()).toEqual([young, 'notes.txt'].sort());
});

test('where no email was written there is nothing to remove', async () => {
  const files = createEmailFiles('/nowhere/at/all');
  await files.removeOf(['welcome:ana']);
  await files.removeBefore(NOW_MS);
});
