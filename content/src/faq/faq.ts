import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { plainText, renderInlineMarkdown } from '../markdown';

const items = z
  .array(
    z.strictObject({
      id: z.int(),
      category: z.enum(['general', 'account', 'services', 'support']),
      question: z.string(),
      answer: z.string(),
    }),
  )
  .check(z.length(8));

/** The eight questions; `{email}` in an answer stands for the grove's own address. For the build. */
export function readFaq() {
  const stored = items.parse(JSON.parse(readFileSync(new URL('./faq.json', import.meta.url), 'utf8')));
  return stored.map(({ answer, ...item }) => ({
    ...item,
    answer: plainText(answer),
    answerHtml: renderInlineMarkdown(answer),
  }));
}
