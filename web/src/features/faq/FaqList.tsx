import type { FaqItem } from '@stillgrove/contract/faq';
import { openAfterPress } from '@stillgrove/domain/faq/faq';
import { useState, type ReactElement } from 'react';
import { FaqCard } from './FaqCard';
import styles from './FaqList.module.css';
import { useArriving } from './use-arriving';

export function FaqList({ items }: { items: readonly FaqItem[] }): ReactElement {
  const [open, setOpen] = useState<number | null>(null);
  const arriving = useArriving();
  return (
    <ul className={styles.list} data-arriving={arriving}>
      {items.map((item) => (
        <FaqCard
          key={item.id}
          item={item}
          open={item.id === open}
          onPress={() => setOpen(openAfterPress(open, item.id))}
        />
      ))}
    </ul>
  );
}
