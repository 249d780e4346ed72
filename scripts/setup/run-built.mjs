import { buildWhatIsStale } from './build.mjs';
import { installPackages } from './install.mjs';
import { requireNode } from './node-version.mjs';

/**
 * Runs a command of the server, with the arguments of this process, as it is built.
 * @param {string} name of its file in server/dist
 */
export async function runBuilt(name) {
  requireNode();
  await installPackages();
  await buildWhatIsStale();
  // A built file: it is there only after the lines above.
  await import(new URL(`../../server/dist/${name}`, import.meta.url).href);
}
