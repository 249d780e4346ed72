import type { CountryHelp, Helpline } from '@stillgrove/contract/helplines';
import type { HelplinesCorrection } from '@stillgrove/contract/operator-helplines';
import { tidyLine } from '@stillgrove/domain/help/line';
import { numbersOf } from '@stillgrove/domain/help/numbers';
import { RefusedError } from '../../../platform/http/request';
import type { Values } from '../../../ui/forms/use-form';
import { checkedDate } from '../checked-date';

export const HELPLINES_PATH = '/api/v1/operator/helplines';

/** A line of the form; its key stays the same wherever it is moved. */
export type FormLine = { readonly key: string; readonly start: Helpline };

const NEW_LINE: Helpline = { number: '', note: null };

/** A line that is still empty. @param taken the lines that are there */
export function newLine(taken: readonly FormLine[]): FormLine {
  const keys = taken.map(({ key }) => Number(key));
  return { key: String(Math.max(-1, ...keys) + 1), start: NEW_LINE };
}

export function formLines({ crisis }: CountryHelp): FormLine[] {
  return crisis.map((line, place) => ({ key: String(place), start: tidyLine(line) }));
}

/** With one line a step nearer to the beginning (-1) or the end (1). */
export function moved(lines: readonly FormLine[], place: number, step: -1 | 1): FormLine[] {
  const line = lines[place];
  return line === undefined ? [...lines] : lines.toSpliced(place, 1).toSpliced(place + step, 0, line);
}

/** What is sent. */
export function correctionOf(values: Values, lines: readonly FormLine[]): HelplinesCorrection {
  const of = (name: string) => values[name]?.trim() ?? '';
  const line = (name: string) => ({
    number: of(`${name}.number`),
    note: of(`${name}.note`) === '' ? null : of(`${name}.note`),
  });
  return {
    emergency: of('emergency.number') === '' ? null : line('emergency'),
    crisis: lines.map(({ key }) => {
      const name = `crisis.${key}`;
      if (of(`${name}.kind`) !== 'text') return line(name);
      const body = of(`${name}.body`);
      return { ...line(name), text: true, ...(body === '' ? {} : { body }) };
    }),
    checked: of('checked'),
  };
}

/** The same refusal, with lines named by their keys instead of their places. */
export function byKeys(error: unknown, lines: readonly FormLine[]): unknown {
  if (!(error instanceof RefusedError)) return error;
  const fields = Object.fromEntries(
    Object.entries(error.fields).map(([name, sentence]) => [
      name.replace(/^crisis\.(\d+)/, (_all, place) => `crisis.${lines[Number(place)]?.key ?? ''}`),
      sentence,
    ]),
  );
  const { status, code, message, retryAfter } = error;
  return new RefusedError(status, { success: false, code, message, fields }, retryAfter);
}

/** How people will read a line. */
export function lineWords(line: Helpline): string {
  return numbersOf(line)
    .map(({ number, note, option }) => {
      const way =
        line.text !== true
          ? `Call ${number}`
          : line.body === undefined
            ? `Text ${number}`
            : `Text ${line.body} to ${number}`;
      return [way, note, option === null ? null : `then choose ${option}`].filter(Boolean).join(', ');
    })
    .join('; ');
}

/** What is not as it was, in words. */
export function changedHelp(before: CountryHelp, after: CountryHelp): [name: string, words: string][] {
  const shown = ({ emergency, crisis, checked }: CountryHelp) => ({
    'Emergency number': emergency === null ? '' : lineWords(emergency),
    'Crisis lines': crisis.map(lineWords).join('; '),
    Checked: checkedDate(checked),
  });
  const old: Record<string, string> = shown(before);
  return Object.entries(shown(after)).filter(([name, words]) => words !== old[name]);
}
