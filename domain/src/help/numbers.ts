/** One number that can be dialed, and what is known about it. */
export type DialledNumber = {
  /** As people read it. */
  readonly number: string;
  /** Who answers, or in which language or network. */
  readonly note: string | null;
  /** What to choose when a voice offers a menu. */
  readonly option: string | null;
};

type Line = { readonly number: string; readonly note: string | null };

const BETWEEN = / or | and | ?; ?|\/|(?<=\)) (?=\d)/;
const NUMBER_AND_LABEL = /^(\d[\d-]*(?: +\d[\d-]*)*)(?: +([^\d ].*))?$/;
const ONLY_A_NUMBER = /^[\d\s()+/-]+$/;

/**
 * The numbers of a line. Some notes hold more numbers (`112 or 911`, `999 1 (English) ; 999 2 (Arabic)`), the
 * choice in a menu (`171 option 6`), or the number written out in full (`0800/309-309`).
 */
export function numbersOf({ number, note }: Line): readonly [DialledNumber, ...DialledNumber[]] {
  const first = { number: tidy(number), note: null, option: null };
  if (note === null) return [first];
  const option = /^[\d ]+ option (\d+)$/.exec(note)?.[1];
  if (option !== undefined) return [{ ...first, option }];
  const [main, ...others] = listed(note);
  if (main !== undefined && others.length > 0) return [main, ...others];
  if (ONLY_A_NUMBER.test(note) && digits(note).startsWith(digits(number))) {
    return [{ ...first, number: note.replaceAll(/[()]/g, '').replaceAll('/', ' ') }];
  }
  return [{ ...first, note }];
}

/** The numbers that a note lists; none when it is a sentence. */
function listed(note: string): DialledNumber[] {
  const parts = note.split(BETWEEN).filter((part) => part !== '');
  const found = parts.flatMap((part) => {
    const [, number, label] = NUMBER_AND_LABEL.exec(part.trim()) ?? [];
    return number === undefined ? [] : [{ number, note: unwrapped(label), option: null }];
  });
  // A slash stands between short numbers, but also inside one long number.
  const oneLongNumber = note.includes('/') && found.some(({ number }) => number.length > 4);
  return found.length === parts.length && !oneLongNumber ? found : [];
}

function unwrapped(label: string | undefined): string | null {
  return label?.replace(/^\((.*)\)$/, '$1') ?? null;
}

/** Without what is left over of a bracket that was cut. */
function tidy(number: string): string {
  const cutBracket = number.indexOf('(', number.lastIndexOf(')') + 1);
  return (cutBracket === -1 ? number : number.slice(0, cutBracket)).trim();
}

function digits(text: string): string {
  return text.replaceAll(/\D/g, '');
}

/** The link that dials a number just as it is dialed in its country. */
export function callLink(number: string): string {
  return `tel:${dialed(number)}`;
}

/** The link that starts a text message. `?&` is understood by iOS, which asks for `&`, and by all others. */
export function textLink(number: string, body?: string): string {
  const link = `sms:${dialed(number)}`;
  return body === undefined ? link : `${link}?&body=${encodeURIComponent(body)}`;
}

function dialed(number: string): string {
  return number.replaceAll(/[^\d+*#]/g, '').replaceAll('#', '%23');
}
