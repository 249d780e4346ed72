import { dirname, join, relative, resolve } from 'node:path';

/**
 * One direction that imports must not take: nothing in `target` imports from `from`, save from `except`.
 * @typedef {{ target: string, from: string, except?: string, message: string }} Zone
 */

/**
 * The lint rule that holds the architecture's arrows. Imports inside the project are either relative or
 * name a workspace, so their place follows from their text.
 * @param {string} root absolute path of the project
 * @param {readonly Zone[]} zones paths relative to the project
 */
export function arrows(root, zones) {
  /** @type {(importer: string, source: string) => string | null} */
  const placeOf = (importer, source) => {
    if (source.startsWith('.')) return relative(root, resolve(dirname(importer), source));
    const workspace = /^@stillgrove\/([^/]+)\/(.+)$/.exec(source);
    return workspace === null ? null : join(workspace[1], 'src', workspace[2]);
  };
  const isInside = (place, folder) => place === folder || place.startsWith(`${folder}/`);

  return {
    meta: { type: 'problem', schema: [] },
    create(context) {
      const importer = context.filename;
      const here = relative(root, importer);
      const mine = zones.filter(({ target }) => isInside(here, target));
      const check = ({ source }) => {
        const place = source === null ? null : placeOf(importer, source.value);
        if (place === null) return;
        for (const { from, except, message } of mine) {
          const forbidden = isInside(place, from) || place === from.replace(/\.ts$/, '');
          if (forbidden && (except === undefined || !isInside(place, except)))
            context.report({ node: source, message });
        }
      };
      return { ImportDeclaration: check, ExportNamedDeclaration: check, ExportAllDeclaration: check };
    },
  };
}
