import { ask } from '../setup/ask.mjs';

/** @typedef {{ url: string, type: string, mime: string, transferBytes: number }} Request */
/** @typedef {{ total: number, documents: number, scripts: number, fonts: number, scriptUrls: string[] }} Weights */

/**
 * What a page loaded, by kind, in bytes as they travelled.
 * @param {readonly Request[]} requests
 * @returns {Weights}
 */
export function weightsOf(requests) {
  const sum = (/** @type {readonly Request[]} */ some) =>
    some.reduce((bytes, one) => bytes + one.transferBytes, 0);
  const scripts = requests.filter(({ mime }) => mime.includes('javascript'));
  return {
    total: sum(requests),
    documents: sum(requests.filter(({ type }) => type === 'Document' || type === 'Stylesheet')),
    scripts: sum(scripts),
    fonts: sum(requests.filter(({ type }) => type === 'Font')),
    scriptUrls: [...new Set(scripts.map(({ url }) => url))],
  };
}

/**
 * The same scripts compressed with gzip, by which others name their weight; ours travel in brotli.
 * @param {readonly string[]} urls
 */
export async function gzipBytes(urls) {
  const answers = await Promise.all(urls.map((url) => ask(url, { 'accept-encoding': 'gzip' })));
  return answers.reduce((bytes, { body }) => bytes + body.length, 0);
}
