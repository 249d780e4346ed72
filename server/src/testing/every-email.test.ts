import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { everyEmail } from './every-email';

const SOURCES = join(import.meta.dirname, '..');

/** Files that set an email, below server/src and without `.ts`, with the functions that make one. */
async function templates(): Promise<string[]> {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /^(?:features|platform)\/.*\.ts$/.test(file) && !file.endsWith('.test.ts'))
    .filter((file) => readFileSync(join(SOURCES, file), 'utf8').includes('...emailBody({'));
  const named = await Promise.all(
    files.map(async (file) => {
      const module = (await import(join(SOURCES, file))) as Record<string, unknown>;
      return Object.keys(module)
        .filter((name) => /emails?$/i.test(name))
        .map((name) => `${file.replace(/\.ts$/, '')} ${name}`);
    }),
  );
  return named.flat().sort();
}

test('no email is sent that is not among the samples for reading', async () => {
  const shown = everyEmail().map(({ name }) => name.replace(/:.*$/, ''));
  const known = await templates();
  expect(known.length).toBeGreaterThan(10);
  expect([...new Set(shown)].sort()).toEqual(known);
});

test.each(everyEmail().map((email) => [email.name, email] as const))(
  'an email greets, says why it comes, and ends with who sends it and why: %s',
  (_name, { subject, text }) => {
    const [hello = '', first = '', ...rest] = text.trimEnd().split('\n\n');
    expect(subject).toMatch(/^\S.{8,120}$/);
    expect(hello).toMatch(/^(?:Hi(?: [\p{L}. ]+)?|Hello),$/u);
    // No sentence goes on in lower case after the greeting.
    expect(first).toMatch(/^[A-Z]/);
    expect(rest.length).toBeGreaterThan(0);
  },
);

test.each(everyEmail().map((email) => [email.name, email] as const))(
  'an email has one button at most, and nothing to load: %s',
  (_name, { html }) => {
    expect((html.match(/class="button"/g) ?? []).length).toBeLessThanOrEqual(1);
    expect(html).not.toMatch(/<(?:img|link|script|iframe)\b|url\(/);
  },
);
