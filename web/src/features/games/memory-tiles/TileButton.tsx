import { t } from '@lingui/core/macro';
import { COLUMNS, type Tile } from '@stillgrove/domain/games/memory-tiles/tiles';
import { memo, type KeyboardEvent, type ReactElement } from 'react';
import { TileFace } from './TileFace';
import styles from './TileGrid.module.css';
import { PICTURE_NAMES } from './words';

type Props = {
  tile: Tile;
  isFaceUp: boolean;
  isMatched: boolean;
  /** A tile that cannot be chosen still has its name and its place. */
  isDisabled: boolean;
  isCurrent: boolean;
  onMount: (tile: number, button: HTMLButtonElement | null) => void;
  onChoose: (tile: number) => void;
  onFocus: (tile: number) => void;
  onKeyDown: (event: KeyboardEvent, tile: number) => void;
};

/**
 * One tile. While it lies face down, neither its picture nor its name is anywhere in the page. While
 * others are turned it is not rendered again.
 */
export const TileButton = memo(function TileButton(props: Props): ReactElement {
  const { tile, isFaceUp, isMatched, isDisabled, isCurrent, onMount, onChoose, onFocus, onKeyDown } = props;
  return (
    <button
      ref={(button) => onMount(tile.id, button)}
      type="button"
      className={styles.tile}
      data-face={isMatched ? 'found' : isFaceUp ? 'up' : 'down'}
      aria-label={labelOf(tile, isMatched ? 'found' : isFaceUp ? 'up' : 'down')}
      aria-disabled={isDisabled}
      tabIndex={isCurrent ? 0 : -1}
      onClick={() => onChoose(tile.id)}
      onFocus={() => onFocus(tile.id)}
      onKeyDown={(event) => onKeyDown(event, tile.id)}
    >
      <TileFace emoji={isFaceUp ? tile.emoji : null} isFound={isMatched} />
    </button>
  );
});

function labelOf({ id, emoji }: Tile, face: 'found' | 'up' | 'down'): string {
  const row = String(Math.floor(id / COLUMNS) + 1);
  const column = String((id % COLUMNS) + 1);
  if (face === 'down') return t`face down, row ${row}, column ${column}`;
  const picture = PICTURE_NAMES[emoji];
  return face === 'up'
    ? t`${picture}, row ${row}, column ${column}`
    : t`${picture}, matched, row ${row}, column ${column}`;
}
