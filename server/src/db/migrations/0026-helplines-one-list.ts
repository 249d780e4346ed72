import { sql } from 'kysely';
import type { Migration } from '../migration';

/**
 * The numbers that operators corrected, as one list of lines a country. A note such as `112 or 911` listed further
 * numbers; they become lines of their own. Withdrawn country codes become those of today.
 */
export const helplinesOneList: Migration = {
  name: '0026-helplines-one-list',
  async up(tx) {
    const { rows } = await sql<{
      value: string;
    }>`select value from settings where name = 'helplines'`.execute(tx);
    const [row] = rows;
    if (row === undefined) return;
    const before = JSON.parse(row.value) as OldCorrection[];
    const value = JSON.stringify(before.map(inNewShape));
    // One more than was read, so that no form that is still open saves over it.
    await sql`update settings set value = ${value}, version = version + 1 where name = 'helplines'`.execute(
      tx,
    );
  },
};

type OldLine = { number: string; note: string | null; text?: boolean; body?: string };
type OldCorrection = { country: string; emergency: OldLine | null; crisis: OldLine[]; checked: string };

const WITHDRAWN: Readonly<Record<string, string>> = { NH: 'VU', RH: 'ZW', YD: 'YE' };
/** A place that left the list; its numbers stay as those of a place that the operator added. */
const LEFT_OUT: Readonly<Record<string, string>> = { CP: 'Clipperton Island' };

function inNewShape({ country, emergency, crisis, checked }: OldCorrection) {
  const name = LEFT_OUT[country];
  const origin = {
    source: 'The team of this site',
    asOf: checked,
    verified: { on: checked, by: 'site' },
  };
  const lines = [
    ...(emergency === null ? [] : numbersOf(emergency).map((line) => ({ ...line, services: ['unknown'] }))),
    ...crisis.flatMap(numbersOf).map((line) => ({ ...line, services: ['crisis'] })),
  ];
  return {
    country: WITHDRAWN[country] ?? country,
    ...(name === undefined ? {} : { name }),
    lines: lines.map((line) => ({ ...line, ...origin })),
  };
}

type Words = { number: string; way: 'call' | 'text'; name?: string; option?: string; body?: string };

/** What the older release made of a line and its note. */
function numbersOf({ number, note, text, body }: OldLine): Words[] {
  const way = text === true ? 'text' : 'call';
  const rest = { way, ...(text === true && body !== undefined ? { body } : {}) } as const;
  const first = { number: tidy(number), ...rest };
  if (note === null) return [first];
  const option = /^[\d ]+ option (\d+)$/.exec(note)?.[1];
  if (option !== undefined) return [{ ...first, option }];
  const listed = listedIn(note);
  if (listed.length > 1)
    return listed.map((one) => ({
      number: one.number,
      ...rest,
      ...(one.label === null ? {} : { name: one.label }),
    }));
  if (/^[\d\s()+/-]+$/.test(note) && digits(note).startsWith(digits(number)))
    return [{ ...first, number: note.replaceAll(/[()]/g, '').replaceAll('/', ' ').trim() }];
  return note.trim() === '' ? [first] : [{ ...first, name: note }];
}

function listedIn(note: string): { number: string; label: string | null }[] {
  const parts = note.split(/ or | and | ?; ?|\/|(?<=\)) (?=\d)/).filter((part) => part !== '');
  const found = parts.flatMap((part) => {
    const [, number, label] = /^(\d[\d-]*(?: +\d[\d-]*)*)(?: +([^\d ].*))?$/.exec(part.trim()) ?? [];
    return number === undefined ? [] : [{ number, label: label?.replace(/^\((.*)\)$/, '$1') ?? null }];
  });
  const oneLongNumber = note.includes('/') && found.some(({ number }) => number.length > 4);
  return found.length === parts.length && !oneLongNumber ? found : [];
}

function tidy(number: string): string {
  const cutBracket = number.indexOf('(', number.lastIndexOf(')') + 1);
  return (cutBracket === -1 ? number : number.slice(0, cutBracket)).trim();
}

function digits(text: string): string {
  return text.replaceAll(/\D/g, '');
}
