import { FULL_TREE } from './progress';

/** Once the tree is full, so many tasks bring one flower. */
export const TASKS_PER_FLOWER = 50;

/** A meadow with so many flowers is full. */
export const FULL_MEADOW = 80;

/** How many flowers stand around a tree with this score: none before it is full. They never go. */
export function flowersAt(score: number): number {
  const beyond = Math.max(0, Math.floor(score) - FULL_TREE);
  return Math.min(FULL_MEADOW, Math.floor(beyond / TASKS_PER_FLOWER)) || 0;
}
