import { readdirSync, readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { headingId, plainText, renderMarkdown, splitFrontMatter } from '../markdown';

/** The sections of every article, in their order. */
const SECTIONS = [
  'What it is',
  'Symptoms',
  'Types',
  'Causes',
  'Treatment',
  'How to help someone',
  'When to seek help now',
  'Seek professional help',
] as const;

const WORDS_A_MINUTE = 200;

/** For an article without a drawing or a share picture of its own. */
const DEFAULT_DRAWING = {
  name: 'community',
  alt: 'Six people sit around a small fire in a clearing under the stars.',
  caption: 'People sit together around a fire at night.',
};
const DEFAULT_SHARE_PICTURE = 'articles';

const isoDay = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
/** Name of a file without its ending. */
const fileName = z.string().check(z.regex(/^[a-z\d-]+$/));

const frontMatter = z.strictObject({
  /** Place among the articles, from 1. Articles without a place come last, by title. */
  order: z._default(z.int().check(z.positive()), Infinity),
  title: z.string().check(z.minLength(1)),
  teaser: z.string().check(z.minLength(20), z.maxLength(110)),
  /** For search engines. */
  description: z.string().check(z.minLength(100), z.maxLength(160)),
  figure: z.strictObject({ text: z.string(), source: z.string(), year: z.int(), url: z.url() }),
  updatedOn: isoDay,
  /** On slide and card; a file in `web/src/drawings/`. */
  topicDrawing: z._default(fileName, DEFAULT_DRAWING.name),
  /** Where the address is shared; a file in `web/public/share/`. */
  sharePicture: z._default(fileName, DEFAULT_SHARE_PICTURE),
  /** In the article; files in `web/src/drawings/` with a number at the end of their names. */
  drawings: z._default(
    z
      .array(z.strictObject({ name: fileName, alt: z.string().check(z.minLength(20)), caption: z.string() }))
      .check(z.minLength(2), z.maxLength(3)),
    [DEFAULT_DRAWING],
  ),
  sources: z
    .array(z.strictObject({ title: z.string(), publisher: z.string(), url: z.url(), accessed: z.string() }))
    .check(z.minLength(2)),
});

/**
 * All articles, in the order of the slideshow. Each Markdown file in this folder is one: its name is the article's
 * path, its front matter describes it, and its text is an opening and the eight sections. Reads the folder, so it is
 * for the build; pages get articles as data.
 *
 * @throws when a file does not fit the schema or has other sections
 */
export function readArticles() {
  return readdirSync(new URL('.', import.meta.url))
    .filter((name) => name.endsWith('.md'))
    .map((name) =>
      readArticle(name.slice(0, -'.md'.length), readFileSync(new URL(name, import.meta.url), 'utf8')),
    )
    .toSorted((one, other) => one.order - other.order || one.article.title.localeCompare(other.article.title))
    .map(({ article }) => article);
}

function readArticle(id: string, source: string) {
  const { meta, text } = splitFrontMatter(source);
  const { order, teaser, description, topicDrawing, ...rest } = frontMatter.parse(meta);
  const titles = [...text.matchAll(/^## (.+)$/gm)].map(([, title = '']) => title.trim());
  if (titles.join('|') !== SECTIONS.join('|'))
    throw new Error(`${id} has other sections: ${titles.join(', ')}`);
  const article = {
    ...rest,
    id,
    link: `/${id}`,
    image: topicDrawing,
    description: teaser,
    summary: description,
    sections: titles.map((title) => ({ id: headingId(title), title })),
    readingMinutes: Math.max(1, Math.round(plainText(text).split(/\s+/).length / WORDS_A_MINUTE)),
    html: renderMarkdown(text),
  };
  return { order, article };
}
