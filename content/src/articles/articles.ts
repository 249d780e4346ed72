import { readFileSync } from 'node:fs';
import { readArticle } from './article';

/** The eight topics, in the order of the slideshow. */
const SLUGS = [
  'anxiety',
  'depression',
  'ocd',
  'panicdisorder',
  'bipolar-article',
  'schizophrenia',
  'ptsd',
  'psychosis',
] as const;

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');

/** All articles, read from their files. For the build: pages get them as data. */
export function readArticles() {
  const altTexts = JSON.parse(read('./drawings.json')) as Record<string, string>;
  return SLUGS.map((slug) => readArticle(read(`./${slug}.md`), altTexts));
}
