export const GAMES = [
  { path: '/bubble', name: 'Bubble Pop' },
  { path: '/color', name: 'Color Matcher' },
  { path: '/memory', name: 'Memory Tiles' },
] as const;

export type GamePath = (typeof GAMES)[number]['path'];
