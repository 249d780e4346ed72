import * as z from 'zod/mini';
import data from './faq.json' with { type: 'json' };

const questions = z
  .array(
    z.strictObject({
      id: z.int(),
      category: z.enum(['general', 'account', 'services', 'support']),
      question: z.string(),
      answer: z.string(),
      settled: z.optional(z.strictObject({ claim: z.enum(['services', 'answer-time']), answer: z.string() })),
    }),
  )
  .check(z.length(8));

/** The eight questions that come with the product; `toldQuestion` makes them those of one site. */
export function bundledQuestions() {
  return questions.parse(data);
}
