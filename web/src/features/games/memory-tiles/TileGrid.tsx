import { t } from '@lingui/core/macro';
import { isFaceUp, type MemoryStanding } from '@stillgrove/domain/games/memory-tiles/round';
import { GRID_KEYS, tileTowards, type GridKey } from '@stillgrove/domain/games/memory-tiles/steps';
import { COLUMNS, TILE_COUNT, type Tile } from '@stillgrove/domain/games/memory-tiles/tiles';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactElement } from 'react';
import { useStable } from '../use-stable';
import { TileButton } from './TileButton';
import { TileFace } from './TileFace';
import styles from './TileGrid.module.css';

type Props = {
  tiles: readonly Tile[];
  standing: MemoryStanding;
  /** Each time it grows, the focus goes to the tiles; 0 where the game was taken up after a reload. */
  arrivals: number;
  /** Whether the last pair was found just now, and not before a reload. */
  isJustWon: boolean;
  onChoose: (tile: number) => void;
};

/** The tiles in their rows; one of them is in the tab order, the arrow keys lead to the others. */
export function TileGrid({ tiles, standing, arrivals, isJustWon, onChoose }: Props): ReactElement {
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);
  const [current, setCurrent] = useState(0);
  useEffect(() => {
    if (arrivals > 0)
      buttons.current.find((button) => button?.tabIndex === 0)?.focus({ preventScroll: true });
  }, [arrivals]);
  const rows = Array.from({ length: tiles.length / COLUMNS }, (_, row) =>
    tiles.slice(row * COLUMNS, (row + 1) * COLUMNS),
  );

  const mount = useStable((tile: number, button: HTMLButtonElement | null) => {
    buttons.current[tile] = button;
  });
  const choose = useStable(onChoose);
  const step = useStable((event: KeyboardEvent, from: number) => {
    const key = `${event.ctrlKey ? 'Control+' : ''}${event.key}`;
    if (!isGridKey(key)) return;
    event.preventDefault();
    buttons.current[tileTowards(key, from)]?.focus();
  });

  return (
    <div
      role="grid"
      aria-label={t`Tiles`}
      className={styles.grid}
      data-won={isJustWon && standing.phase === 'won' ? 'now' : undefined}
    >
      {rows.map((row, index) => (
        <div key={index} role="row" className={styles.row}>
          {row.map((tile) => (
            <div key={tile.id} role="gridcell" className={styles.cell}>
              <TileButton
                tile={tile}
                isFaceUp={isFaceUp(standing, tile.id)}
                isMatched={standing.matched.has(tile.id)}
                isDisabled={standing.phase !== 'choosing' || standing.matched.has(tile.id)}
                isCurrent={tile.id === current}
                onMount={mount}
                onChoose={choose}
                onFocus={setCurrent}
                onKeyDown={step}
              />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

const PLACES = Array.from({ length: TILE_COUNT / COLUMNS }, () => Array.from({ length: COLUMNS }));

/** The tiles before a game: all of them face down, to look at only. */
export function TilesAtRest(): ReactElement {
  return (
    <div className={styles.grid} aria-hidden>
      {PLACES.map((row, index) => (
        <div key={index} className={styles.row}>
          {row.map((_, column) => (
            <div key={column} className={styles.cell}>
              <TileFace emoji={null} />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

function isGridKey(key: string): key is GridKey {
  return (GRID_KEYS as readonly string[]).includes(key);
}
