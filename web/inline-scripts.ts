import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { messages } from './languages/vite-plugin';

/** What the product runs on; older browsers get readable pages. */
export const BROWSERS = ['chrome130', 'edge130', 'firefox132', 'safari18'];

/** Lets `import text from './script.ts?script'` give the compiled text of a script that stands inline in pages. */
export function inlineScripts(): Plugin {
  return {
    name: 'inline-scripts',
    async load(id) {
      const [file = '', query] = id.split('?');
      if (query !== 'script') return null;
      return `export default ${JSON.stringify(await compileScript(file))}`;
    },
  };
}

/**
 * Lets `import path from './script.ts?script-file'` give the path of the compiled script, which is a file of its own: it
 * needs no other file and runs before the page's code is there.
 */
export function scriptFiles(): Plugin {
  let emits = false;
  return {
    name: 'script-files',
    configResolved({ command, build: { ssr } }) {
      emits = command === 'build' && ssr === false;
    },
    async load(id) {
      const [file = '', query] = id.split('?');
      if (query !== 'script-file') return null;
      const source = await compileScript(file);
      const name = basename(file, '.ts');
      const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
      const fileName = `assets/${name}-${hash}.js`;
      if (emits) this.emitFile({ type: 'asset', name: `${name}.js`, fileName, source });
      return `export default ${JSON.stringify(`/${fileName}`)}`;
    },
  };
}

/** Compiles a TypeScript file with all that it imports to one script without imports. */
export async function compileScript(file: string): Promise<string> {
  const built = (await build({
    configFile: false,
    plugins: [messages()],
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      target: BROWSERS,
      modulePreload: false,
      rolldownOptions: { input: file, output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput;
  const [script, ...others] = built.output;
  if (others.length > 0) throw new Error(`${file} does not fit into one script.`);
  return script.code.trim();
}
