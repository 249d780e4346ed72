const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = Array.from('áƀçðéƒĝĥîĵķļɱñóþǫŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÓÞǪŔŠŢÛṼŴẊÝŽ');
const WORD = /[\p{L}\p{N}’'.,:;!?%…-]+/gu;

/** The languages that are made of English for tests. The text that is passed in has no tags and no placeholders. */
export const PSEUDO: Readonly<Record<string, (text: string) => string>> = {
  /** Every letter has an accent, and words are 40 % longer. */
  'en-XA': (text) =>
    text.replaceAll(WORD, (word) => {
      const accented = Array.from(word, (letter) => ACCENTED[PLAIN.indexOf(letter)] ?? letter).join('');
      return accented + '~'.repeat(Math.round(word.length * 0.4));
    }),
  /** Each word stands in a right-to-left override. */
  'ar-XB': (text) => text.replaceAll(WORD, (word) => `\u202e${word}\u202c`),
};
