import { COLUMNS, TILE_COUNT } from './tiles';

/** The keys that move through the grid. */
export const GRID_KEYS = [
  'ArrowUp',
  'ArrowDown',
  'ArrowLeft',
  'ArrowRight',
  'Home',
  'End',
  'Control+Home',
  'Control+End',
] as const;

export type GridKey = (typeof GRID_KEYS)[number];

/** Where a key leads from a tile; at the edge it stays where it is. */
export function tileTowards(key: GridKey, from: number): number {
  const column = from % COLUMNS;
  const rowStart = from - column;
  switch (key) {
    case 'ArrowLeft':
      return column === 0 ? from : from - 1;
    case 'ArrowRight':
      return column === COLUMNS - 1 ? from : from + 1;
    case 'ArrowUp':
      return rowStart === 0 ? from : from - COLUMNS;
    case 'ArrowDown':
      return from + COLUMNS < TILE_COUNT ? from + COLUMNS : from;
    case 'Home':
      return rowStart;
    case 'End':
      return rowStart + COLUMNS - 1;
    case 'Control+Home':
      return 0;
    case 'Control+End':
      return TILE_COUNT - 1;
  }
}
