import type { ReactElement } from 'react';
import { Icon } from '../drawing/Icon';
import styles from './ArrowButton.module.css';
import type { Direction } from './swipe';

type Props = {
  direction: Direction;
  /** What a press shows, as a whole phrase. */
  label: string;
  onPress: (direction: Direction) => void;
  disabled?: boolean;
  className?: string | undefined;
};

/** One step in a carousel. */
export function ArrowButton({
  direction,
  label,
  onPress,
  disabled = false,
  className = '',
}: Props): ReactElement {
  return (
    <button
      type="button"
      value={direction}
      aria-label={label}
      disabled={disabled}
      className={`${styles.arrow} ${className}`}
      onClick={() => onPress(direction)}
    >
      <Icon name={direction} className={styles.icon} />
    </button>
  );
}
