// npm run install-to -- FOLDER: builds what is stale and copies only what is needed to run into a folder.
import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { buildWhatIsStale } from './setup/build.mjs';
import { installPackages } from './setup/install.mjs';
import { requireNode } from './setup/node-version.mjs';
import { writeProductTree } from './setup/product-tree.mjs';

const [given] = process.argv.slice(2);
if (given === undefined) giveUp('Say into which folder: npm run install-to -- /opt/stillgrove');
const folder = resolve(given);
// A server that runs there loads some of its files later, and would find those of another build.
if (existsSync(folder) && readdirSync(folder).length > 0)
  giveUp(`${folder} is not empty. Name a new folder.`);
requireNode();
await installPackages();
await buildWhatIsStale();
writeProductTree(folder);
console.log(`Start it with: node ${folder}/server/dist/main.js`);

/**
 * @param {string} sentence
 * @returns {never}
 */
function giveUp(sentence) {
  console.error(sentence);
  process.exit(1);
}
