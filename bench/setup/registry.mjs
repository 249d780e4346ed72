import { join } from 'node:path';
import { runnerImport } from 'vite';
import { PROJECT } from '../../scripts/setup/project.mjs';

/**
 * @template Module
 * @param {string} path of a file of the domain
 * @returns {Promise<Module>}
 */
export async function fromDomain(path) {
  const { module } = await runnerImport(join(PROJECT, 'domain/src', path), {
    root: PROJECT,
    configFile: false,
    logLevel: 'error',
  });
  return /** @type {Module} */ (module);
}

/** @type {typeof import('../../domain/src/activities/activities')} */
const { ACTIVITY_LIST, activitiesWith } = await fromDomain('activities/activities.ts');

/** The product's activities, in the order of its hub. */
export const ACTIVITIES = ACTIVITY_LIST.filter(({ hub }) => hub !== null);

/** Ids of the games. */
export const GAMES = activitiesWith('round');

/** @type {typeof import('../../domain/src/points/rules')} */
export const { breathingAward, roundAward } = await fromDomain('points/rules.ts');

/** @type {typeof import('../../domain/src/sounds/sound')} */
export const { SOUND_NAMES } = await fromDomain('sounds/sound.ts');
