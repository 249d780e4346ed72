import { COLUMNS, emojiName, type Tile } from '@stillgrove/domain/games/memory-tiles/tiles';
import { memo, type KeyboardEvent, type ReactElement } from 'react';
import styles from './TileGrid.module.css';

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
      {isFaceUp ? (
        <span key="front" className={styles.front} aria-hidden>
          {tile.emoji}
        </span>
      ) : (
        <svg key="back" viewBox="0 0 40 48" className={styles.back} aria-hidden focusable="false">
          <path d="M20 42V20M20 30c-7 0-10-4-10-9c7 0 10 4 10 9ZM20 25c6 0 9-4 9-9c-6 0-9 4-9 9Z" />
        </svg>
      )}
    </button>
  );
});

function labelOf({ id, emoji }: Tile, face: 'found' | 'up' | 'down'): string {
  const row = String(Math.floor(id / COLUMNS) + 1);
  const column = String((id % COLUMNS) + 1);
  if (face === 'down') return `face down, row ${row}, column ${column}`;
  const picture = emojiName(emoji);
  return face === 'up'
    ? `${picture}, row ${row}, column ${column}`
    : `${picture}, matched, row ${row}, column ${column}`;
}
