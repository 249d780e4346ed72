import * as z from 'zod/mini';
import { headingId, plainText, renderMarkdown, splitFrontMatter } from '../markdown';

/** The sections of every article, in their order. */
export const ARTICLE_SECTIONS = [
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

const isoDay = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

const frontMatter = z.strictObject({
  slug: z.string().check(z.regex(/^[a-z-]+$/)),
  title: z.string().check(z.minLength(1)),
  teaser: z.string().check(z.minLength(20), z.maxLength(110)),
  description: z.string().check(z.minLength(100), z.maxLength(160)),
  figure: z.strictObject({ text: z.string(), source: z.string(), year: z.int(), url: z.url() }),
  updatedOn: isoDay,
  drawings: z
    .array(z.strictObject({ name: z.string(), caption: z.string() }))
    .check(z.minLength(2), z.maxLength(3)),
  sources: z
    .array(z.strictObject({ title: z.string(), publisher: z.string(), url: z.url(), accessed: z.string() }))
    .check(z.minLength(2)),
});

/**
 * Reads an article from its Markdown.
 *
 * @param source the file's text: front matter, opening, the eight sections
 * @param altTexts plain description of each drawing, by file name
 * @throws when the file does not fit the schema or its sections are not the eight in their order
 */
export function readArticle(source: string, altTexts: Readonly<Record<string, string>>) {
  const { meta, text } = splitFrontMatter(source);
  const { slug, teaser, description, drawings, ...rest } = frontMatter.parse(meta);
  const titles = [...text.matchAll(/^## (.+)$/gm)].map(([, title = '']) => title.trim());
  if (titles.join('|') !== ARTICLE_SECTIONS.join('|'))
    throw new Error(`${slug} has other sections: ${titles.join(', ')}`);
  return {
    ...rest,
    id: slug,
    link: `/${slug}`,
    image: `topic-${topicName(slug)}`,
    description: teaser,
    summary: description,
    drawings: drawings.map((drawing) => ({ ...drawing, alt: altText(altTexts, drawing.name) })),
    sections: titles.map((title) => ({ id: headingId(title), title })),
    readingMinutes: Math.max(1, Math.round(plainText(text).split(/\s+/).length / WORDS_A_MINUTE)),
    html: renderMarkdown(text),
  };
}

/** Routes are the specification's; drawings have the plain name of the condition. */
function topicName(slug: string): string {
  return { panicdisorder: 'panic', 'bipolar-article': 'bipolar' }[slug] ?? slug;
}

function altText(altTexts: Readonly<Record<string, string>>, name: string): string {
  const alt = altTexts[name] ?? altTexts[`${name}.svg`];
  if (alt === undefined) throw new Error(`The drawing ${name} has no description.`);
  return alt;
}
