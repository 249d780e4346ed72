import { pressArea, type Bubble } from '@stillgrove/domain/games/bubble-pop/bubble';
import { memo, type KeyboardEvent, type MouseEvent, type ReactElement } from 'react';
import { styleProperties } from '../../../ui/controls/style-properties';
import styles from './BubbleField.module.css';
import { bubbleName } from './words';

type Props = {
  bubble: Bubble;
  /** Whether the Tab key leads here; the arrows lead to the others. */
  isCurrent: boolean;
  onMount: (bubble: Bubble, button: HTMLButtonElement | null) => void;
  onPop: (bubble: Bubble, press: MouseEvent) => void;
  onFocus: (bubble: Bubble) => void;
  onKeyDown: (event: KeyboardEvent, bubble: Bubble) => void;
};

/**
 * One bubble. Its button is the whole press area; the film in its middle is as large as the bubble. While
 * others pop it is not rendered again.
 */
export const BubbleButton = memo(function BubbleButton(props: Props): ReactElement {
  const { bubble, isCurrent, onMount, onPop, onFocus, onKeyDown } = props;
  return (
    <button
      ref={(button) => {
        place(bubble)(button);
        onMount(bubble, button);
      }}
      type="button"
      className={styles.bubble}
      tabIndex={isCurrent ? 0 : -1}
      aria-label={bubbleName(bubble)}
      onClick={(press) => onPop(bubble, press)}
      onFocus={() => onFocus(bubble)}
      onKeyDown={(event) => onKeyDown(event, bubble)}
    >
      <span className={styles.film} data-color={bubble.color} />
    </button>
  );
});

/** Where a popped bubble was, a ring opens and is gone. */
export function Ring({ bubble }: { bubble: Bubble }): ReactElement {
  return (
    <span ref={place(bubble)} className={styles.ring} aria-hidden>
      <span data-color={bubble.color} />
    </span>
  );
}

/** Bubbles side by side drift almost together, like on one slow wave. */
const WAVE_SECONDS = 6;

function place(bubble: Bubble) {
  return styleProperties({
    '--x': `${(100 * bubble.x).toFixed(2)}%`,
    '--y': `${(100 * bubble.y).toFixed(2)}%`,
    '--wide-x': `${(100 * bubble.wide.x).toFixed(2)}%`,
    '--wide-y': `${(100 * bubble.wide.y).toFixed(2)}%`,
    '--size': `${String(bubble.size)}px`,
    '--press': `${String(pressArea(bubble))}px`,
    '--lag': `${(-WAVE_SECONDS * (bubble.x + 0.4 * bubble.y)).toFixed(2)}s`,
  });
}
