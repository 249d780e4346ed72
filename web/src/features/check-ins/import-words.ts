import { plural, t } from '@lingui/core/macro';
import { ROWS_MAX } from '@stillgrove/domain/check-ins/csv';
import type { ReadRows, RowProblem } from '@stillgrove/domain/check-ins/import-rows';
import { pageLanguage } from '../../platform/language/page-language';
import type { FileProblem } from './opened-file';

/** Why a file cannot be read, and what to do. */
export function fileProblemWords(problem: FileProblem): string {
  switch (problem.because) {
    case 'too-large':
      return t`This file is larger than 10 MB, so it isn’t a list of check-ins. Choose another file.`;
    case 'not-json':
      return t`This isn’t a file of check-ins that this page exported. Choose another file.`;
    case 'empty':
      return t`There are no rows in this file. Choose another file.`;
    case 'too-many-rows':
      return t`This file has more than ${NUMBER.format(ROWS_MAX)} rows. Split it into smaller files, then import one after another.`;
    case 'quote':
      return t`We couldn’t read this file: on line ${problem.line} a quotation mark has no partner. Export the file again, or correct that line.`;
    case 'unreadable':
      return t`We couldn’t open this file. Choose it again.`;
  }
}

const NUMBER = new Intl.NumberFormat(pageLanguage());
const LIST = new Intl.ListFormat(pageLanguage());

/** More line numbers than this help no one. */
const LINES = 5;

/** What is left out of an import, and why. */
export function leftOutWords(leftOut: ReadRows['leftOut']): readonly string[] {
  return (['date', 'mood', 'too-long'] as const).flatMap((because) => {
    const lines = leftOut.filter((each) => each.because === because).map(({ line }) => line);
    return lines.length === 0 ? [] : [`${REASONS[because](lines.length)} ${linesWords(lines)}`.trim()];
  });
}

const REASONS: Readonly<Record<RowProblem, (count: number) => string>> = {
  date: (count) =>
    plural(count, {
      one: '1 row would be left out, because we can’t read its date.',
      other: '# rows would be left out, because we can’t read their dates.',
    }),
  mood: (count) =>
    plural(count, {
      one: '1 row would be left out, because it has no mood.',
      other: '# rows would be left out, because they have no mood.',
    }),
  'too-long': (count) =>
    plural(count, {
      one: '1 row would be left out, because it is too long.',
      other: '# rows would be left out, because they are too long.',
    }),
};

function linesWords(lines: readonly number[]): string {
  const known = lines.filter((line) => line > 0);
  if (known.length === 0) return '';
  const first = LIST.format(known.slice(0, LINES).map(String));
  const more = known.length - LINES;
  return more > 0
    ? plural(more, { one: `Lines ${first}, and # more.`, other: `Lines ${first}, and # more.` })
    : plural(known.length, { one: `Line ${first}.`, other: `Lines ${first}.` });
}
