import { numbersOf } from './numbers';

type Line = { readonly number: string; readonly note: string | null };

const DIALLED = /^\+?[\d*#(][\d *#()/-]*$/;

/** Whether a phone dials it: digits, `*` and `#`, a plus in front, and what people write between them. */
export function canBeDialled(number: string): boolean {
  return DIALLED.test(number) && digits(number).length >= 2;
}

/**
 * Whether people will be shown just what the line says: its own number first, each number once, and all of
 * them such as can be dialed. A note such as `112 or 911` lists numbers, too.
 */
export function dialsItsOwnNumber(line: Line): boolean {
  const numbers = numbersOf(line).map(({ number }) => number);
  return (
    digits(numbers[0] ?? '') === digits(line.number) &&
    numbers.every(canBeDialled) &&
    new Set(numbers.map(digits)).size === numbers.length
  );
}

/** The same line as people see it, without what was cut or written twice; to begin a correction with. */
export function tidyLine<Some extends Line>(line: Some): Some {
  const [main, ...others] = numbersOf(line);
  const inNote = main.note !== null || main.option !== null || others.length > 0;
  return { ...line, number: main.number, note: inNote ? line.note : null };
}

function digits(text: string): string {
  return text.replaceAll(/[^\d+*#]/g, '');
}
