const WORDS = [
  ...[
    'no',
    'one',
    'two',
    'three',
    'four',
    'five',
    'six',
    'seven',
    'eight',
    'nine',
    'ten',
    'eleven',
    'twelve',
  ],
  ...['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen', 'twenty'],
];

/** A whole number as a text says it: "eight", or "21" above twenty. */
export function countInWords(count: number): string {
  return WORDS[count] ?? String(count);
}

/** The same at the start of a sentence: "Eight". */
export function countAtStart(count: number): string {
  const words = countInWords(count);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
