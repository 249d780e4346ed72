import { GAMES } from '../setup/registry.mjs';

/** Of the tree that is looked at: its crown has closed. */
export const LEAVES = 250;

/** What is looked at: how it is used, where it begins, and what the table calls it. */
export const SCENES = [
  ...GAMES.map((game) => ({ use: game, path: `/${game}`, name: `/${game}` })),
  { use: 'breathing', path: '/breathing', name: '/breathing, three phases' },
  { use: 'sun', path: '/', name: 'the sun of the landing page' },
  { use: 'leaves', path: '/reward', name: `/reward, ${String(LEAVES)} new leaves` },
  { use: 'tree', path: '/reward', name: '/reward, at rest' },
  { use: 'pages', path: '/browse', name: 'changes of page' },
];
