import { readArticles } from './articles/articles';
import { readBodyScan } from './body-scan/body-scan';
import { readResources } from './resources/resources';
import { readSafeguarding } from './safeguarding/safeguarding';
import { readScenes } from './scenes/scenes';

const NAME = 'virtual:content';
const RESOLVED = `\0${NAME}`;

/** All content, read and checked while the server's side of the pages is built; it never reaches a bundle for browsers. */
export function content() {
  return {
    name: 'stillgrove-content',
    resolveId: (id: string) => (id === NAME ? RESOLVED : undefined),
    load(id: string) {
      if (id !== RESOLVED) return undefined;
      const parts = {
        articles: readArticles(),
        bodyScan: readBodyScan(),
        resources: readResources(),
        safeguarding: readSafeguarding(),
        scenes: readScenes(),
      };
      return Object.entries(parts)
        .map(
          ([name, value]) => `export const ${name} = JSON.parse(${JSON.stringify(JSON.stringify(value))});`,
        )
        .join('\n');
    },
  };
}
