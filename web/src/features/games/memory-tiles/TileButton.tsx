import { COLUMNS, emojiName, type Tile } from '@stillgrove/domain/games/memory-tiles/tiles';
import type { KeyboardEvent, ReactElement, Ref } from 'react';
import styles from './TileGrid.module.css';

type Props = {
  tile: Tile;
  isFaceUp: boolean;
  isMatched: boolean;
  /** A tile that cannot be chosen still has its name and its place. */
  isDisabled: boolean;
  isCurrent: boolean;
  ref: Ref<HTMLButtonElement>;
  onChoose: () => void;
  onFocus: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

/** One tile. While it lies face down, neither its picture nor its name is anywhere in the page. */
export function TileButton(props: Props): ReactElement {
  const { tile, isFaceUp, isMatched, isDisabled, isCurrent, ref, onChoose, ...on } = props;
  const face = isFaceUp ? emojiName(tile.emoji) : 'face down';
  const place = `row ${String(Math.floor(tile.id / COLUMNS) + 1)}, column ${String((tile.id % COLUMNS) + 1)}`;
  return (
    <button
      ref={ref}
      type="button"
      className={styles.tile}
      data-face={isMatched ? 'found' : isFaceUp ? 'up' : 'down'}
      aria-label={isMatched ? `${face}, found, ${place}` : `${face}, ${place}`}
      aria-disabled={isDisabled}
      tabIndex={isCurrent ? 0 : -1}
      onClick={onChoose}
      {...on}
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
}
