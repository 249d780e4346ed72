import type { FaqItem } from '@stillgrove/contract/faq';
import { useEffect, useState, type ReactElement } from 'react';
import { FaqCard } from './FaqCard';
import styles from './FaqList.module.css';

/** The first card's pause, the longest delay after it, and the fade itself (specification, section 9). */
const ARRIVAL_MS = 100 + 7 * 100 + 600;

export function FaqList({ items }: { items: readonly FaqItem[] }): ReactElement {
  const arriving = useArriving();
  return (
    <ul className={styles.list} data-arriving={arriving}>
      {items.map((item) => (
        <FaqCard key={item.id} item={item} />
      ))}
    </ul>
  );
}

/** Whether the cards are still coming in. Later, cards that a filter brings back are simply there. */
function useArriving(): boolean {
  const [arriving, setArriving] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setArriving(false), ARRIVAL_MS);
    return () => clearTimeout(timer);
  }, []);
  return arriving;
}
