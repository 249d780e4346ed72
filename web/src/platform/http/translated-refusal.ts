import type { ErrorAnswer } from '@stillgrove/contract/answers';
import { fieldSentencesOf, refusalSentence } from '@stillgrove/contract/refusal-sentences';

/** A refusal in the language of this build, as far as its code tells what it says. */
export function translated(answer: ErrorAnswer): ErrorAnswer {
  const { code, values, message, fields } = answer;
  const sentence = refusalSentence(code, values) ?? message;
  if (fields === undefined) return { ...answer, message: sentence };
  const known = fieldSentencesOf(code) ?? {};
  const written = Object.entries(fields).map(([name, said]) => {
    return [name, known[name] ?? (said === message ? sentence : said)] as const;
  });
  return { ...answer, message: sentence, fields: Object.fromEntries(written) };
}
