import { transformAsync } from '@babel/core';
import linguiMacro from '@lingui/babel-plugin-lingui-macro';
import { makeConfig } from '@lingui/conf';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { messagesIn } from './catalog';
import { inlineMessages } from './inline-messages';
import { languageOf, LANGUAGES } from './languages';

const runtime = (file: string, name: string): [string, string] => [
  join(import.meta.dirname, '../src/platform/language', file),
  name,
];

/** How `domain` imports the function that marks its messages. */
const OWN_MACRO = ['./', '../', '../../', '../../../'].map((up) => `${up}language/message`);

/** Lingui's settings, the same for the build and for the extraction of catalogs. */
export const LINGUI = makeConfig(
  {
    locales: ['en'],
    sourceLocale: 'en',
    macro: {
      corePackage: ['@lingui/core/macro', '@stillgrove/domain/language/message', ...OWN_MACRO],
      jsxPackage: ['@lingui/react/macro'],
    },
    runtimeConfigModule: { i18n: runtime('plurals', 'i18n'), Trans: runtime('lingui', 'Trans') },
  },
  { skipValidation: true },
);

/** Finds the files that have messages. */
export const MACROS = /from '(?:@lingui\/(?:core|react)\/macro|[^']*\/language\/message)'/;

/** Writes all messages into the code in the language that the environment variable BUILD_LANGUAGE names. */
export function messages(): Plugin {
  const language = languageOf(process.env.BUILD_LANGUAGE ?? 'en');
  const macros = [
    [linguiMacro, { stripMessageField: false, linguiConfig: LINGUI }],
    inlineMessages(messagesIn(language.tag)),
  ];
  return {
    name: 'messages',
    // Before the JSX that the macros read is compiled.
    enforce: 'pre',
    config: () => ({
      define: {
        BUILD_LANGUAGE: JSON.stringify(language),
        BUILD_LANGUAGE_IS_FIRST: String(language === LANGUAGES[0]),
      },
    }),
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/, code: MACROS },
      async handler(code, id) {
        const result = await transformAsync(code, {
          filename: id,
          babelrc: false,
          configFile: false,
          sourceMaps: true,
          parserOpts: { plugins: ['typescript', 'jsx'] },
          plugins: macros,
        });
        return { code: result?.code ?? code, map: result?.map ?? null };
      },
    },
  };
}
