import * as z from 'zod/mini';
import data from './faq.json' with { type: 'json' };

const questions = z
  .array(
    z.strictObject({
      id: z.int(),
      category: z.enum(['general', 'account', 'services', 'support']),
      question: z.string(),
      answer: z.string(),
    }),
  )
  .check(z.length(8));

/** The eight questions that come with the product; `{email}` in an answer stands for the instance's own address. */
export function bundledQuestions() {
  return questions.parse(data);
}
