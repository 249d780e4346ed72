/** The ways to meet, in the words of the page. */
export const WAYS = [
  { id: 'online', name: 'Online' },
  { id: 'in-person', name: 'In person' },
] as const;

export function wayInWords(way: (typeof WAYS)[number]['id']): string {
  return way === 'online' ? 'online' : 'in person';
}
