// npm run messages: brings the catalogs for translators (web/locales) up to date with the code.
import { join } from 'node:path';
import { installPackages } from './setup/install.mjs';
import { requireNode } from './setup/node-version.mjs';
import { PROJECT } from './setup/project.mjs';

requireNode();
await installPackages();
// Imported here because it may only now have been installed. It loads TypeScript, which Node 20 cannot.
const { runnerImport } = await import('vite');
const { module } = await runnerImport(join(PROJECT, 'web/languages/extract.ts'), {
  root: PROJECT,
  configFile: false,
  logLevel: 'error',
});
console.log(`${module.writeCatalogs()} catalogs are up to date.`);
