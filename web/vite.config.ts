import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { articlePages, content } from '../content/src/vite-plugin';
import { leanOperations } from '../contract/src/vite-plugin';
import { messages } from './languages/vite-plugin';
import { BROWSERS, inlineScripts, scriptFiles } from './inline-scripts';

const SOURCE = join(import.meta.dirname, 'src/');

/** Packages that every page needs. */
const PACKAGES = [
  'react',
  'react-dom',
  'scheduler',
  'wouter',
  'regexparam',
  'use-sync-external-store',
  'zustand',
];

/** Our own modules that every page needs, by the start of their paths in `src`. */
const MODULES = [
  'App',
  'Guard',
  'features/help/Emergency.module.css',
  'features/help/HelpDialog.module.css',
  'features/help/HelpOpening.module.css',
  'features/help/QuickExit.module.css',
  'page-loader',
  'platform/clock/idle',
  'platform/http/',
  'platform/language/page-language',
  'platform/navigation/',
  'platform/offline/',
  'platform/page-data/',
  'platform/preferences/',
  'platform/session/',
  'platform/toasts/',
  'routes',
  'ui/controls/',
  'ui/drawing/',
  'ui/layout/',
  'ui/toasts/',
];

/** Of these, modules that only some pages need. */
const ONLY_SOMETIMES = [
  'platform/http/call',
  'platform/http/failure',
  'platform/http/translated-refusal',
  'platform/http/use-loaded',
  'platform/preferences/ask-feeling',
  'platform/preferences/country',
  'platform/preferences/theme',
  'platform/preferences/use-theme',
  'platform/screen/use-modal-dialog',
  'platform/session/arrival',
  'platform/session/create-arrivals',
  'ui/controls/Confirm',
  'ui/controls/Dialog',
  'ui/controls/Field',
  'ui/controls/PasswordField',
  'ui/controls/StickyActions',
  'ui/controls/style-properties',
  'ui/controls/use-escape',
  'ui/drawing/TherapistPortrait',
  'ui/drawing/Vignette',
  'ui/drawing/vignette-shapes',
  'ui/layout/AuthLayout',
  'ui/layout/PictureMessage',
  'ui/layout/ResultMessage',
  'ui/toasts/ShowAllToasts',
  'ui/toasts/ToastList',
  'ui/toasts/ToastStack',
  'ui/toasts/keep-clear',
];

function isNeededByEveryPage(id: string): boolean {
  if (id.includes('vite/preload-helper')) return true;
  if (PACKAGES.some((name) => id.includes(`/node_modules/${name}/`))) return true;
  if (!id.startsWith(SOURCE)) return false;
  const startsLike = (start: string) => id.startsWith(start, SOURCE.length);
  return MODULES.some(startsLike) && !ONLY_SOMETIMES.some(startsLike);
}

/** Gives `import()` our own way to load a module in place of Vite's, which asks once for each file. */
function ownModuleLoading(): Plugin {
  return {
    name: 'own-module-loading',
    transform(_code, id) {
      if (!id.includes('vite/preload-helper')) return null;
      return `export { loadModule as __vitePreload } from ${JSON.stringify(join(SOURCE, 'platform/http/load-module.ts'))};`;
    },
  };
}

/**
 * What every page needs travels as one file: many small ones compress worse and wait for each other. What
 * a module here imports comes along, so those that lead to points and diary are left out.
 */
const EVERYWHERE = { name: 'everywhere', test: isNeededByEveryPage };

/** Small parts that are shown together: alone each would be one more request on a slow network. */
const CARDS = { name: 'cards', test: /web\/src\/ui\/(?:cards|reveal)\// };
const LANDING = {
  name: 'landing',
  test: /web\/src\/features\/landing\/(?!FilmScene|SunPill|plant-as|use-film)/,
};

/** What the page with the numbers to call and its dialog share; the offline page has the slow breath of it. */
const HELP = {
  name: 'help',
  test: /features\/help\/(?:AboutExit|DataSource|Grounding|Help(?:Content|Opening)|NumberSources|(?:use-slow-|Slow)[Bb]reath)/,
};

/** What the breathing exercise needs from the start, of which its dialogs and its sound need a part as well. */
const BREATHING = {
  name: 'breathing',
  test: /features\/breathing\/(?:[^/]+$|patterns\/(?:PatternRow|RhythmLine|pattern-)|settings\/(?:More|breathing))|domain\/src\/breathing\/(?:arc|built|own|pattern-name|run|sound)|storage\/own-patterns/,
};

/** Small parts that the same pages need. */
const SCENE = {
  name: 'scene',
  test: /ui\/scene\/(?:HourScene|Land|landscape|SunOrMoon|NightStars)|\/(?:use-)?sky\./,
};
const FEELING = { name: 'feeling', test: /ask-feeling|AskFeeling/ };
const SOUND = { name: 'sound', test: /ui\/sound\/SoundSettings|audio\/sound-preferences|screen\/vibration/ };
const NOTHING_FOUND = { name: 'nothing-found', test: /ui\/filters\/(?:NothingFound|wider-filters)/ };
const BREATHS = { name: 'breath', test: /domain\/src\/breathing\/(?:breath|pattern)\.ts/ };
const PRACTICE = [HELP, BREATHING, SCENE, FEELING, SOUND, NOTHING_FOUND, BREATHS].map((group) => ({
  ...group,
  // They hold what they name alone; what that imports stays where it is.
  includeDependenciesRecursively: false,
}));

/** The addresses of drawings that several pages show: a line each, too little for a file each. */
const DRAWINGS = { name: 'drawings', test: /web\/src\/drawings\//, minShareCount: 2 };

/** The first script of a page names each file of the site, and a hash is what doesn't compress: one letter less than usual. */
const ASSET_NAMES = 'assets/[name]-[hash:7][extname]';

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [
    messages(),
    react(),
    leanOperations(),
    ownModuleLoading(),
    articlePages(),
    scriptFiles(),
    ...(isSsrBuild ? [content(), inlineScripts()] : []),
  ],
  // Every browser and server that runs this has React's own hook; the shim is for older ones.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  publicDir: isSsrBuild ? false : 'public',
  build: {
    target: BROWSERS,
    outDir: isSsrBuild ? 'dist/ssr' : 'dist/client',
    emptyOutDir: true,
    // The server writes every page's <link> and <style> itself from this list.
    manifest: isSsrBuild ? false : 'manifest.json',
    assetsInlineLimit: 0,
    // What a page imports is named in its HTML, and kept on the device soon after; lists of it would weigh
    // more in every page's first scripts than they save on the next.
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
    rollupOptions: isSsrBuild
      ? // With any letter outside of Latin-1, Node keeps all of the text with two bytes for each.
        {
          input: 'src/entry-server.tsx',
          output: {
            charset: 'ascii',
            assetFileNames: ASSET_NAMES,
            comments: { annotation: false, jsdoc: false },
          },
        }
      : {
          input: { app: 'src/entry-client.tsx' },
          output: {
            codeSplitting: { groups: [EVERYWHERE, CARDS, LANDING, ...PRACTICE, DRAWINGS] },
            chunkFileNames: 'assets/[name]-[hash:7].js',
            assetFileNames: ASSET_NAMES,
          },
        },
  },
  ...(isSsrBuild ? { define: { 'process.env.NODE_ENV': JSON.stringify('production') } } : {}),
  ssr: { noExternal: true },
  server: {
    proxy: {
      '/api': 'http://localhost:3000',
      '/sound': 'http://localhost:3000',
      '/scenes': 'http://localhost:3000',
    },
  },
}));
