import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { renderMarkdown } from '../markdown';

const firstAnswers = z.array(
  z.strictObject({
    id: z.string(),
    title: z.string(),
    when: z.string(),
    quoted: z.boolean(),
    text: z.string(),
  }),
);

/** The guide for operators and its first answers, read from their files. For the build: a page gets them as data. */
export function readSafeguarding() {
  const guide = readFileSync(new URL('../../../docs/safeguarding.md', import.meta.url), 'utf8');
  const answers = readFileSync(new URL('./first-answers.json', import.meta.url), 'utf8');
  return {
    html: renderMarkdown(withFilesNamed(withoutTitle(guide))),
    firstAnswers: firstAnswers.parse(JSON.parse(answers)),
  };
}

/** A file of the project has no page; there, its place in the project stands behind the words that link to it. */
function withFilesNamed(markdown: string): string {
  return markdown.replaceAll(/\[([^[\]]+)\]\(([\w-]+\/[\w-]+\.md)\)/g, '$1 (`docs/$2`)');
}

/** The page has a title of its own. */
function withoutTitle(markdown: string): string {
  return markdown.replace(/^# .*\n/, '');
}
