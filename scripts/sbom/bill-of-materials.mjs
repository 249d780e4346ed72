import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from '../setup/project.mjs';

const FOLDER = 'node_modules/';

/**
 * @typedef {{ version?: string, dev?: boolean, link?: boolean, integrity?: string, license?: string }} Locked
 * @typedef {{ alg: string, content: string }} Checksum
 * @typedef {{ type: string, 'bom-ref': string, name: string, version: string, purl: string,
 *   licenses?: { expression: string }[], hashes?: Checksum[] }} Component
 */

/**
 * Everything that is shipped, as the lock file has it, so that it needs no network and is the same on each
 * machine. npm's own `npm sbom` leaves out what several workspaces share.
 *
 * @returns a CycloneDX document
 */
export function billOfMaterials() {
  /** @type {{ name: string, version: string, packages: Record<string, Locked> }} */
  const { name, version, packages } = JSON.parse(readFileSync(join(PROJECT, 'package-lock.json'), 'utf8'));
  const shipped = Object.entries(packages).filter(
    ([path, { dev = false, link = false }]) => path.includes(FOLDER) && !dev && !link,
  );
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: { type: 'application', name, version, purl: purlOf(name, version) } },
    components: shipped.map(([path, locked]) => componentOf(path, locked)),
  };
}

/**
 * @param {string} path
 * @param {Locked} locked
 * @returns {Component}
 */
function componentOf(path, { version = '', license, integrity }) {
  const name = path.slice(path.lastIndexOf(FOLDER) + FOLDER.length);
  return {
    type: 'library',
    'bom-ref': path,
    name,
    version,
    purl: purlOf(name, version),
    ...(license !== undefined && { licenses: [{ expression: license }] }),
    ...(integrity?.startsWith('sha512-') && { hashes: [checksumOf(integrity)] }),
  };
}

/**
 * @param {string} integrity as npm writes it, in base64
 * @returns {Checksum}
 */
function checksumOf(integrity) {
  const [, base64 = ''] = integrity.split('-');
  return { alg: 'SHA-512', content: Buffer.from(base64, 'base64').toString('hex') };
}

/**
 * @param {string} name
 * @param {string} version
 */
function purlOf(name, version) {
  return `pkg:npm/${name.replace('@', '%40')}@${version}`;
}
