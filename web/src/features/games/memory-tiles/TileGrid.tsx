import { isFaceUp, type MemoryStanding } from '@stillgrove/domain/games/memory-tiles/round';
import { GRID_KEYS, tileTowards, type GridKey } from '@stillgrove/domain/games/memory-tiles/steps';
import { COLUMNS, type Tile } from '@stillgrove/domain/games/memory-tiles/tiles';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactElement } from 'react';
import { useStable } from '../../../ui/controls/use-stable';
import { TileButton } from './TileButton';
import styles from './TileGrid.module.css';

type Props = {
  tiles: readonly Tile[];
  standing: MemoryStanding;
  /** Whether the person has just started this game and goes on here. */
  takesFocus: boolean;
  onChoose: (tile: number) => void;
};

/** The tiles in their rows; one of them is in the tab order, the arrow keys lead to the others. */
export function TileGrid({ tiles, standing, takesFocus, onChoose }: Props): ReactElement {
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);
  const [current, setCurrent] = useState(0);
  useEffect(() => {
    if (takesFocus) buttons.current[0]?.focus({ preventScroll: true });
  }, [takesFocus]);
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
    <div role="grid" aria-label="Tiles" className={styles.grid}>
      {rows.map((row, index) => (
        <div key={index} role="row" className={styles.row}>
          {row.map((tile) => (
            <div key={tile.id} role="gridcell">
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

function isGridKey(key: string): key is GridKey {
  return (GRID_KEYS as readonly string[]).includes(key);
}
