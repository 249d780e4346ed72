import { get } from 'node:http';

/** Node writes these by itself, so a copy of an answer leaves them out. */
const WRITTEN_BY_NODE = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding']);

/**
 * An answer as it travels: unlike fetch, nothing is decompressed.
 * @param {string} url
 * @param {Record<string, string>} headers
 * @returns {Promise<{ status: number, headers: Record<string, string>, body: Buffer }>}
 */
export function ask(url, headers) {
  return new Promise((resolve, reject) => {
    const request = get(url, { headers, timeout: 10_000 }, (response) => {
      /** @type {Buffer[]} */
      const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const kept = Object.entries(response.headers)
          .filter(([name, value]) => value !== undefined && !WRITTEN_BY_NODE.has(name))
          .map(([name, value]) => [name, String(value)]);
        resolve({
          status: Number(response.statusCode),
          headers: Object.fromEntries(kept),
          body: Buffer.concat(chunks),
        });
      });
    });
    request.on('timeout', () => request.destroy(new Error(`no answer from ${url} within 10 s`)));
    request.on('error', reject);
  });
}
