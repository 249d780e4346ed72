import { useEffect, useRef, useState, type ReactElement } from 'react';
import { lock } from '../../platform/diary-vault/diary';
import type { StorageTrouble } from '../../platform/storage/storage-error';
import { Button } from '../../ui/controls/Button';
import styles from './PageTrouble.module.css';
import { lockingWords } from './words';

/** Locks the diary; asks first when an unfinished page could be lost. */
export function LockButton(): ReactElement {
  const [trouble, setTrouble] = useState<StorageTrouble | null>(null);
  const ways = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (trouble !== null) ways.current?.querySelector('button')?.focus();
  }, [trouble]);
  const press = async (anyway: boolean) => {
    const { outcome } = await lock(anyway);
    // A locked diary takes this button away.
    if (outcome !== 'locked') setTrouble(outcome);
  };
  if (trouble === null) return <Button onClick={() => void press(false)}>Lock</Button>;
  return (
    <div role="alert" className={styles.trouble}>
      <p>{lockingWords(trouble)}</p>
      <div ref={ways} className={styles.ways}>
        <Button onClick={() => setTrouble(null)}>Keep it open</Button>
        <Button onClick={() => void press(true)}>Lock anyway</Button>
      </div>
    </div>
  );
}
