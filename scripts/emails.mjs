// npm run emails: prints every email that Stillgrove can send, with example data.
// With --html FOLDER it also writes each as a page to look at in a browser.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { installPackages } from './setup/install.mjs';
import { requireNode } from './setup/node-version.mjs';
import { PROJECT } from './setup/project.mjs';

const { values } = parseArgs({ options: { html: { type: 'string' } } });

requireNode();
await installPackages();
// Imported here because it may only now have been installed. It loads TypeScript, which Node 20 cannot.
const { runnerImport } = await import('vite');
const { module } = await runnerImport(join(PROJECT, 'server/src/testing/every-email.ts'), {
  root: PROJECT,
  configFile: false,
  logLevel: 'error',
});

for (const { name, subject, text } of module.everyEmail())
  console.log(`${'='.repeat(80)}\n${name}\nSubject: ${subject}\n${'-'.repeat(80)}\n${text}`);

if (values.html !== undefined) {
  const folder = resolve(values.html);
  mkdirSync(folder, { recursive: true });
  for (const { name, html } of module.everyEmail())
    writeFileSync(join(folder, `${name.replace(/[^a-zA-Z-]+/g, '_')}.html`), html);
  console.log(`The pages are in ${folder}.`);
}
