import { t } from '@lingui/core/macro';
import type { CountryHelp, Helpline } from '@stillgrove/contract/helplines';
import type { HelplinesCorrection, SentHelpline } from '@stillgrove/contract/operator-helplines';
import type { Service } from '@stillgrove/domain/help/services';
import { RefusedError } from '../../../platform/http/request';
import type { Values } from '../../../ui/forms/use-form';
import { originWords, servicesWords, wayWords } from '../line-words';

/** A line of the form; its key stays the same wherever it is moved. */
export type FormLine = { readonly key: string; readonly start: SentHelpline };

const NEW_LINE: SentHelpline = {
  number: '',
  way: 'call',
  services: ['crisis'],
  source: '',
  verifiedOn: null,
};

/** The words of a line that may be left out. */
const OPTIONAL = ['name', 'serves', 'hours', 'languages', 'option', 'body'] as const;

/** A line that is still empty. @param taken the lines that are there */
export function newLine(taken: readonly FormLine[]): FormLine {
  const keys = taken.map(({ key }) => Number(key));
  return { key: String(Math.max(-1, ...keys) + 1), start: NEW_LINE };
}

export function formLines({ lines }: CountryHelp): FormLine[] {
  return lines.map((line, place) => ({ key: String(place), start: sentLine(line) }));
}

/** A line that is there, as it is sent again. */
export function sentLine({ asOf: _asOf, verified, ...line }: Helpline): SentHelpline {
  return { ...line, verifiedOn: verified?.on ?? null };
}

/** With one line a step nearer to the beginning (-1) or the end (1). */
export function moved(lines: readonly FormLine[], place: number, step: -1 | 1): FormLine[] {
  const line = lines[place];
  return line === undefined ? [...lines] : lines.toSpliced(place, 1).toSpliced(place + step, 0, line);
}

/** What is sent. */
export function correctionOf(values: Values, lines: readonly FormLine[]): HelplinesCorrection {
  return {
    lines: lines.map(({ key }) => {
      const of = (name: string) => values[`lines.${key}.${name}`]?.trim() ?? '';
      const verifiedOn = of('verifiedOn');
      return {
        number: of('number'),
        way: of('way') === 'text' ? 'text' : 'call',
        services: of('services').split('+') as Service[],
        ...Object.fromEntries(OPTIONAL.flatMap((name) => (of(name) === '' ? [] : [[name, of(name)]]))),
        source: of('source'),
        verifiedOn: verifiedOn === '' ? null : verifiedOn,
      };
    }),
  };
}

/** The same refusal, with lines named by their keys instead of their places. */
export function byKeys(error: unknown, lines: readonly FormLine[]): unknown {
  if (!(error instanceof RefusedError)) return error;
  const fields = Object.fromEntries(
    Object.entries(error.fields).map(([name, sentence]) => [
      name.replace(/^lines\.(\d+)/, (_all, place) => `lines.${lines[Number(place)]?.key ?? ''}`),
      sentence,
    ]),
  );
  const { status, code, message, retryAfter } = error;
  return new RefusedError(status, { success: false, code, message, fields }, retryAfter);
}

/** How people will read a line, without where it comes from. */
export function lineWords(line: Omit<Helpline, 'source' | 'asOf' | 'verified'>): string {
  const { name, services, serves, hours, languages, option } = line;
  const menu = option === undefined ? undefined : t`When asked, choose ${option}`;
  return [wayWords(line), name, servicesWords(services), serves, hours, languages, menu]
    .filter((words) => words !== undefined)
    .join(' · ');
}

/** What is not as it was, in words. */
export function changedHelp(before: CountryHelp, after: CountryHelp): [name: string, words: string][] {
  const words = (line: Helpline) => `${lineWords(line)} (${originWords(line)})`;
  const shown = ({ lines }: CountryHelp) => lines.map(words).join('; ');
  return shown(before) === shown(after) ? [] : [[t`Numbers`, shown(after)]];
}

/** The numbers of a country that no person has verified. */
export function unverified({ lines }: CountryHelp): Helpline[] {
  return lines.filter(({ verified }) => verified === null);
}
