import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { PROJECT } from './project.mjs';

const COMPRESSIBLE = /\.(?:js|css|svg|json|html|txt|webmanifest)$/;

/**
 * Puts a brotli and a gzip copy beside every text file, so that the server never compresses one.
 * @param {string} folder relative to the project
 */
export function compressAssets(folder) {
  const root = join(PROJECT, folder);
  for (const name of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
    if (!COMPRESSIBLE.test(name)) continue;
    const content = readFileSync(join(root, name));
    writeFileSync(join(root, `${name}.br`), brotliCompressSync(content));
    writeFileSync(join(root, `${name}.gz`), gzipSync(content, { level: 9 }));
  }
}
