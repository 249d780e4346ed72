/**
 * Our mark, a sprout with two leaves, on a grid of 28 by 28.
 * @param {string} stem colour of the stem
 * @param {readonly [string, string]} [leaves] colours of the two leaves
 */
export function sprout(stem, [one, other] = ['#7E9B6B', '#95AD77']) {
  return [
    `<path d="M14 23.5V15.1" fill="none" stroke="${stem}" stroke-width="1.2" stroke-linecap="round"/>`,
    `<path d="M14 14.5c-4.8 0-7.800-2.8-7.800-8 4.800 0 7.800 2.400 7.800 8Z" fill="${one}"/>`,
    `<path d="M14 18c0-4 2.400-6.500 7.200-6.500 0 4.500-2.800 6.500-7.200 6.500Z" fill="${other}"/>`,
  ].join('');
}
