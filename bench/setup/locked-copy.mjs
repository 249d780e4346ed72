import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { PROJECT } from '../../scripts/setup/project.mjs';
import { fromDomain } from './registry.mjs';

const DAY_MS = 86_400_000;
const OWNER = 'bench';
const SENTENCES = [
  'A walk by the lake before the others were up.',
  'Called an old friend, and we laughed about the summer in the tent.',
  'Too much noise at work, and a headache until the evening.',
  'Soup, two pages of a book, early to bed.',
  'It rained all day and I stayed in with tea.',
];
/** What a word that stands in every hundredth page is. */
export const RARE_WORD = 'heron';

/**
 * What is used of the web’s vault; its own types need those of a browser.
 * @typedef {{
 *   newDataKey: () => Promise<object>,
 *   lockDataKey: (key: object, passphrase: string, owner: string) =>
 *     Promise<{ salt: Uint8Array, rounds: number, iv: Uint8Array, wrappedKey: Uint8Array }>,
 * }} DataKeys
 * @typedef {{
 *   seal: (key: object, value: unknown, binding: unknown) => Promise<{ iv: Uint8Array, bytes: Uint8Array }>,
 * }} Seals
 */

/**
 * @template Module
 * @param {string} path of a file of the web’s vault
 * @returns {Promise<Module>}
 */
async function fromVault(path) {
  const { module } = await runnerImport(join(PROJECT, 'web/src/platform/vault', path), {
    root: PROJECT,
    configFile: false,
    logLevel: 'error',
  });
  return /** @type {Module} */ (module);
}

/**
 * A locked copy as the product exports it: as many pages of a diary as check-ins.
 * @param {{ count: number, passphrase: string }} wanted `count` of both together
 * @returns {Promise<string>}
 */
export async function lockedCopy({ count, passphrase }) {
  /** @type {DataKeys} */
  const { lockDataKey, newDataKey } = await fromVault('data-key.ts');
  /** @type {Seals} */
  const { seal } = await fromVault('seal.ts');
  /** @type {typeof import('../../domain/src/vault/binding')} */
  const { bindingOf } = await fromDomain('vault/binding.ts');
  const key = await newDataKey();
  const lock = await lockDataKey(key, passphrase, OWNER);
  const pages = Array.from({ length: count / 2 }, (_, at) => pageOf(at));
  const checkIns = Array.from({ length: count / 2 }, (_, at) => ({ kind: 'check-in', value: checkInOf(at) }));
  /** @param {'entry' | 'record'} purpose @param {string} id @param {unknown} value */
  const sealed = async (purpose, id, value) => {
    const { iv, bytes } = await seal(key, value, bindingOf(purpose, OWNER, id, 1));
    return { id, revision: 1, iv: base64(iv), bytes: base64(bytes) };
  };
  return JSON.stringify({
    format: 'stillgrove-diary',
    version: 3,
    owner: OWNER,
    key: {
      salt: base64(lock.salt),
      rounds: lock.rounds,
      iv: base64(lock.iv),
      bytes: base64(lock.wrappedKey),
    },
    entries: await Promise.all(pages.map((page) => sealed('entry', page.id, page))),
    drafts: [],
    records: await Promise.all(checkIns.map((record) => sealed('record', randomUUID(), record))),
  });
}

/** @param {number} at */
function pageOf(at) {
  const changedAtMs = Date.UTC(2026, 10, 20) - at * DAY_MS;
  const sentences = Array.from({ length: 1 + (at % 9) }, (_, part) => SENTENCES[(at + part) % 5] ?? '');
  if (at % 100 === 0) sentences.push(`A ${RARE_WORD} stood in the reeds.`);
  return {
    id: randomUUID(),
    day: new Date(changedAtMs).toISOString().slice(0, 10),
    mood: '',
    text: `${sentences.join(' ')} (${at})`,
    changedAtMs,
  };
}

/** @param {number} at */
function checkInOf(at) {
  return {
    at: Date.UTC(2026, 10, 20, 9) - (at * DAY_MS) / 2,
    offset: 60,
    energy: (at % 5) - 2,
    pleasant: ((at + 2) % 5) - 2,
    words: [],
    tags: at % 3 === 0 ? ['work', 'sleep'] : [],
    note: at % 4 === 0 ? (SENTENCES[at % 5] ?? '') : '',
    link: null,
  };
}

/** @param {Uint8Array} bytes */
function base64(bytes) {
  return Buffer.from(bytes).toString('base64');
}
