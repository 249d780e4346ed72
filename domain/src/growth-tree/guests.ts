/** What comes to a tree when it has grown so far, and stays. */
export const GUESTS = [
  { name: 'nest', from: 10 },
  { name: 'lantern', from: 50 },
  { name: 'heron', from: 100 },
  { name: 'bench', from: 250 },
  { name: 'blossom', from: 500 },
] as const;

export type Guest = (typeof GUESTS)[number]['name'];

/** Who is at a tree with this score, in the order in which they came. More points never send anyone away. */
export function guestsAt(score: number): Guest[] {
  return GUESTS.filter(({ from }) => score >= from).map(({ name }) => name);
}
