import { callLink, canBeDialed, textLink } from '../help/number';

/** The zeros of the decimal digits that phones show and type in other scripts. */
const ZEROS = ['٠', '۰', '०', '০', '０', '੦', '૦', '௦', '๐'].map((zero) => zero.codePointAt(0) ?? 0);

/** What people write between the digits of a number, beside what `canBeDialed` knows. */
const BETWEEN = /[.\u2010-\u2015\u00a0\u2007\u202f\u2009]/g;

/**
 * The links of a number as someone typed it: with dots, in digits of another script, or with any kind of space.
 *
 * @param message what the text message begins with; empty for none
 * @returns null where it cannot be dialed as it is written
 */
export function phoneLinks(
  typed: string,
  message = '',
): { readonly call: string; readonly text: string } | null {
  const number = inLatinDigits(typed).replaceAll(BETWEEN, ' ').replaceAll('\u202a', '').trim();
  if (!canBeDialed(number)) return null;
  return { call: callLink(number), text: textLink(number, message === '' ? undefined : message) };
}

function inLatinDigits(text: string): string {
  return Array.from(text, (letter) => {
    const code = letter.codePointAt(0) ?? 0;
    const zero = ZEROS.find((first) => code >= first && code <= first + 9);
    return zero === undefined ? letter : String(code - zero);
  }).join('');
}
