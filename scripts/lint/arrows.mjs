import { dirname, join, relative, resolve } from 'node:path';

/**
 * One direction that imports must not take: nothing in `target` imports from `from`, save from `except`. Tests
 * go where they like unless `testsToo`.
 * @typedef {{ target: string, from: string, except: readonly string[], testsToo: boolean, message: string }} Zone
 */

const IS_TEST = /\.test\.ts$|^server\/src\/(?:testing|drills)\//;

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
      const isTest = IS_TEST.test(here);
      const mine = zones.filter(({ target, testsToo }) => isInside(here, target) && (testsToo || !isTest));
      const check = ({ source }) => {
        // An `import(variable)` names no file of the project: it loads what was built.
        const text = source?.type === 'Literal' ? source.value : source?.quasis?.[0].value.cooked;
        const place = typeof text === 'string' ? placeOf(importer, text) : null;
        if (place === null) return;
        const crossed = mine.find(
          ({ from, except }) => isInside(place, from) && !except.some((folder) => isInside(place, folder)),
        );
        if (crossed !== undefined) context.report({ node: source, message: crossed.message });
      };
      return {
        ImportDeclaration: check,
        ExportNamedDeclaration: check,
        ExportAllDeclaration: check,
        ImportExpression: check,
        TSImportType: check,
      };
    },
  };
}
