import { ask } from '../setup/ask.mjs';

/** @typedef {{ url: string, type: string, mime: string, transferBytes: number }} Request */
/** @typedef {{ total: number, documents: number, scripts: number, fonts: number }} Weights */

/**
 * What a page loaded, by kind, in bytes as they travelled.
 * @param {readonly Request[]} requests
 * @returns {Weights}
 */
export function weightsOf(requests) {
  const sum = (/** @type {readonly Request[]} */ some) =>
    some.reduce((bytes, one) => bytes + one.transferBytes, 0);
  return {
    total: sum(requests),
    documents: sum(requests.filter(({ type }) => type === 'Document' || type === 'Stylesheet')),
    scripts: sum(requests.filter(({ mime }) => mime.includes('javascript'))),
    fonts: sum(requests.filter(({ type }) => type === 'Font')),
  };
}

/**
 * All scripts that a page needs until it is live, also those that wait for a visitor. Compressed with gzip, by
 * which others name their weight; ours travel in brotli.
 * @param {string} url of the page
 * @param {string} cookie
 */
export async function gzipBytesOfScripts(url, cookie) {
  const { body: page } = await ask(url, { cookie, 'accept-encoding': 'identity' });
  const [, entry = '', parts = ''] = /data-entry="([^"]+)" data-parts="([^"]*)"/.exec(page.toString()) ?? [];
  const paths = [entry, ...parts.split(' ')].filter((path) => path !== '');
  const answers = await Promise.all(
    paths.map((path) => ask(new URL(path, url).href, { 'accept-encoding': 'gzip' })),
  );
  return answers.reduce((bytes, { body }) => bytes + body.length, 0);
}
