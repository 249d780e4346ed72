// By its path: this file is read by Vite as configuration, which loads packages without compiling TypeScript.
import { countAtStart, countInWords } from '../../domain/src/articles/count-in-words';
import { readArticles } from './articles/articles';
import { readBodyScan } from './body-scan/body-scan';
import { readMovement } from './movement/movement';
import { readResources } from './resources/resources';
import { readSafeguarding } from './safeguarding/safeguarding';
import { readScenes } from './scenes/scenes';
import { readSelfChecks } from './self-checks/self-checks';

/**
 * All content as `virtual:content`, read and checked while the server's side of the pages is built; it never reaches
 * a bundle for browsers.
 */
export function content() {
  return virtualModule('virtual:content', () => ({
    articles: readArticles(),
    bodyScan: readBodyScan(),
    movement: readMovement(),
    resources: readResources(),
    safeguarding: readSafeguarding(),
    scenes: readScenes(),
    selfChecks: readSelfChecks(),
  }));
}

/** Paths, titles and number of the articles as `virtual:article-pages`, for browsers and server. */
export function articlePages() {
  return virtualModule('virtual:article-pages', () => {
    const articles = readArticles();
    return {
      ARTICLE_PAGES: articles.map(({ link, title }) => ({ path: link, title })),
      ARTICLE_COUNT: { within: countInWords(articles.length), atStart: countAtStart(articles.length) },
    };
  });
}

function virtualModule(name: string, read: () => Record<string, unknown>) {
  const resolved = `\0${name}`;
  return {
    name,
    resolveId: (id: string) => (id === name ? resolved : undefined),
    load(id: string) {
      if (id !== resolved) return undefined;
      return Object.entries(read())
        .map(([key, value]) => `export const ${key} = JSON.parse(${JSON.stringify(JSON.stringify(value))});`)
        .join('\n');
    },
  };
}
