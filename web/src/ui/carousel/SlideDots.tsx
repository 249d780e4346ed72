import type { ReactElement } from 'react';
import styles from './SlideDots.module.css';

type Props = {
  /** What the dots choose, as a phrase. */
  label: string;
  titles: readonly string[];
  index: number;
  onChoose: (index: number) => void;
};

/** One dot for each slide; the shown one is longer, so that it is not told by color alone. */
export function SlideDots({ label, titles, index, onChoose }: Props): ReactElement {
  return (
    <ul className={styles.dots} aria-label={label}>
      {titles.map((title, place) => (
        <li key={title}>
          <button
            type="button"
            value={place}
            className={styles.dot}
            aria-label={title}
            aria-current={place === index ? 'true' : undefined}
            onClick={() => onChoose(place)}
          />
        </li>
      ))}
    </ul>
  );
}
