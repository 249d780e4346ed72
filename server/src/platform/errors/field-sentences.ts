import type { FastifySchemaValidationError } from 'fastify';

/** More would help no one, and a hostile body may have thousands. */
const FIELDS_MAX = 20;
const NAME_MAX_LENGTH = 60;

/** The default message of schemas that have no sentence of their own. */
const DEFAULT_MESSAGE = 'Invalid input';

const SENTENCES: Record<string, string> = {
  invalid_type: 'This is missing or has the wrong type.',
  too_small: 'This is too small or too short.',
  too_big: 'This is too large or too long.',
};

/**
 * One sentence for each field that a schema refused, by the field's name, such as `awards.0.id`.
 * Empty when the body as a whole is wrong.
 */
export function fieldSentences(issues: readonly FastifySchemaValidationError[]): Record<string, string> {
  const fields = new Map<string, string>();
  for (const issue of issues) {
    if (fields.size >= FIELDS_MAX) break;
    for (const [name, sentence] of sentencesOf(issue)) {
      if (name !== '' && !fields.has(name) && fields.size < FIELDS_MAX) fields.set(name, sentence);
    }
  }
  return Object.fromEntries(fields);
}

function sentencesOf(issue: FastifySchemaValidationError): [string, string][] {
  const path = issue.instancePath.split('/').filter(Boolean).map(shortened);
  if (issue.keyword === 'unrecognized_keys' && Array.isArray(issue.params.keys)) {
    return issue.params.keys.slice(0, FIELDS_MAX).map((key) => {
      const name = shortened(String(key));
      return [[...path, name].join('.'), `The field “${name}” is not known. Leave it out.`];
    });
  }
  const sentence =
    issue.message === undefined || issue.message === DEFAULT_MESSAGE
      ? (SENTENCES[issue.keyword] ?? 'This has the wrong format.')
      : issue.message;
  return [[path.join('.'), sentence]];
}

function shortened(name: string): string {
  return name.length > NAME_MAX_LENGTH ? `${name.slice(0, NAME_MAX_LENGTH)}…` : name;
}
