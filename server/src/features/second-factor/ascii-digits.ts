const DIGIT = /^\p{Nd}$/u;

/** Digits of any script, such as ٣ or ३ or ３, as 0 to 9: keyboards of many languages type them. */
export function withAsciiDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => String(valueOf(digit.codePointAt(0) ?? 0)));
}

/** Unicode keeps the ten digits of a script together and in order, and sets of ten next to each other. */
function valueOf(codePoint: number): number {
  let first = codePoint;
  while (DIGIT.test(String.fromCodePoint(first - 1))) first -= 1;
  return (codePoint - first) % 10;
}
