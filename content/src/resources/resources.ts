import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';

const resources = z.array(
  z.strictObject({
    id: z.string().check(z.regex(/^[a-z\d-]{1,64}$/)),
    type: z.enum(['article', 'audio', 'video', 'app', 'course', 'tool', 'helpline']),
    title: z.string().check(z.minLength(1)),
    publisher: z.string().check(z.minLength(1)),
    foreign: z.optional(z.array(z.string().check(z.minLength(1)))),
    link: z.url().check(z.startsWith('https://')),
    category: z.enum([
      'meditation',
      'yoga',
      'exercise',
      'sleep',
      'self-help',
      'education',
      'community',
      'crisis',
    ]),
    language: z.string(),
    cost: z.enum(['free', 'freemium']),
    description: z.string().check(z.maxLength(140)),
    gifLink: z.optional(z.string()),
  }),
);

/** All resource links. For the build. */
export function readResources() {
  return resources.parse(JSON.parse(readFileSync(new URL('./resources.json', import.meta.url), 'utf8')));
}
