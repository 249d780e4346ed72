import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type SourceText, sourceTexts } from './source-texts';
import { EVERYWHERE, FOR_PEOPLE, wordingProblems } from './wording';

const ROOT = join(import.meta.dirname, '../..');

const read = new Map<string, SourceText[]>();

/** Each file is read once for all tests. */
function textsOf(file: string): SourceText[] {
  const texts = read.get(file) ?? sourceTexts(join(ROOT, file));
  read.set(file, texts);
  return texts;
}

/** Files of the tree, without those that hold the rules themselves. */
function files(...patterns: string[]): string[] {
  const listed = execFileSync('git', ['ls-files', '--', ...patterns], { cwd: ROOT, encoding: 'utf8' });
  return listed.split('\n').filter((file) => file !== '' && !file.startsWith('scripts/words/'));
}

const isTest = (file: string) => /\.(?:test|spec)\.tsx?$|\/testing\/|\/drills\/|^e2e\//.test(file);

describe('no text that people read', () => {
  const sources = files(
    'web/src/*.ts',
    'web/src/*.tsx',
    'server/src/*.ts',
    'contract/src/*.ts',
    'domain/src/*.ts',
  );
  const product = sources.filter((file) => !isTest(file) && !file.includes('/migrations/'));

  test('says what the voice of this site never says: pages, emails, errors and messages', () => {
    const problems = product.flatMap((file) =>
      textsOf(file)
        .filter(({ kind }) => kind === 'string')
        .flatMap(({ line, text }) =>
          wordingProblems(text, FOR_PEOPLE).map((one) => `${file}:${String(line)} ${one}`),
        ),
    );
    expect(problems).toEqual([]);
  });

  test('says it in articles, questions, books, links and numbers', () => {
    const problems = files('content/src/*.md', 'content/src/*.json')
      .filter((file) => !file.endsWith('LICENSE.md'))
      .flatMap((file) =>
        lines(file).flatMap(({ line, text }) =>
          wordingProblems(text, FOR_PEOPLE).map((one) => `${file}:${String(line)} ${one}`),
        ),
      );
    expect(problems).toEqual([]);
  });
});

test('documents use the same everyday words', () => {
  const problems = files('*.md')
    .filter((file) => !file.startsWith('content/') && !file.endsWith('LICENSE.md'))
    .flatMap((file) =>
      lines(file).flatMap(({ line, text }) =>
        wordingProblems(text, EVERYWHERE).map((one) => `${file}:${String(line)} ${one}`),
      ),
    );
  expect(problems).toEqual([]);
});

test('comments and the names of tests use the same everyday words', () => {
  const problems = files('*.ts', '*.tsx').flatMap((file) =>
    textsOf(file)
      .filter(({ kind }) => kind === 'comment' || isTest(file))
      .flatMap(({ line, text }) =>
        wordingProblems(text, EVERYWHERE).map((one) => `${file}:${String(line)} ${one}`),
      ),
  );
  expect(problems).toEqual([]);
});

/** Lines outside of code. */
function lines(file: string): { line: number; text: string }[] {
  let inCode = false;
  return readFileSync(join(ROOT, file), 'utf8')
    .split('\n')
    .flatMap((text, index) => {
      if (text.startsWith('```')) inCode = !inCode;
      return inCode
        ? []
        : [
            {
              line: index + 1,
              text: text.replaceAll(
                /`[^`]*`|https?:\S+|"(?:number|link|id|isbn|title|publisher|author|source)": "[^"]*"/g,
                '',
              ),
            },
          ];
    });
}
