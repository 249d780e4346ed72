import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { everyEmail } from '../../server/src/testing/every-email';

const TEMPLATES = join(import.meta.dirname, '../../web/locales/templates');

/** What people say in one word when they talk. At the end of a sentence it stays two: “what it is not.” */
const IN_FULL =
  /\b(?:can ?not|(?:do|does|did|is|are|was|were|will|would|should|could|has|have|had) not|(?:we|you|they|it) will|we are|I am)(?= \p{L})(?! in\b)/iu;

/** What a doctor reads on paper, what the legal texts say in the same words, and a sentence of the specification. */
const FORMAL = /This is not a diagnosis|We are not a crisis service|not for personal disclosure/;

/** Rooms of operators, who read them as one reads a manual, and texts that are law. */
const IN_FULL_ON_PURPOSE =
  /\/(?:operator[^/]*|before-you-open|email-queue|members|newsletter|safeguarding|site|legal-texts|legacy-records)\/|\/(?:email-error|operator)[^/]*$|\/Operator/;

/** The messages of the interface, each with the files that say it. */
const messages = readdirSync(TEMPLATES).flatMap((template) =>
  readFileSync(join(TEMPLATES, template), 'utf8')
    .split('\n\n')
    .map((entry) => ({
      text: /^msgid "(.+)"$/m.exec(entry)?.[1] ?? '',
      files: [...entry.matchAll(/^#: (\S+)/gm)].map(([, file = '']) => file),
    })),
);

test('there are messages to look at', () => {
  expect(messages.length).toBeGreaterThan(1500);
});

test('the interface speaks as people do: “don’t”, “can’t”, “we’ll”', () => {
  const spoken = messages.filter(({ files }) => !files.every((file) => IN_FULL_ON_PURPOSE.test(file)));
  const inFull = spoken.filter(({ text }) => IN_FULL.test(text.replace(FORMAL, '')));
  expect(inFull.map(({ text, files }) => `${files.join(', ')}: ${text}`)).toEqual([]);
});

test.each(everyEmail())('“$name” speaks as people do', ({ subject, text }) => {
  const [ownWords = ''] = text.split('\n\nYou wrote:');
  expect(`${subject}\n${ownWords}`).not.toMatch(IN_FULL);
});
