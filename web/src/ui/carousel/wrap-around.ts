/** An index inside a ring of `count`: after the last comes the first, before the first the last. */
export function wrapAround(index: number, count: number): number {
  return ((index % count) + count) % count;
}
