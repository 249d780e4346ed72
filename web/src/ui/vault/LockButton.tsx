import { t } from '@lingui/core/macro';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { lock } from '../../platform/vault/tab-vault';
import type { StorageTrouble } from '../../platform/storage/storage-error';
import { Button } from '../controls/Button';
import styles from './LockButton.module.css';
import { lockingWords } from './trouble-words';

/** Locks the private space; asks first when an unfinished page could be lost. */
export function LockButton({ words }: { words: string }): ReactElement {
  const [trouble, setTrouble] = useState<StorageTrouble | null>(null);
  const ways = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (trouble !== null) ways.current?.querySelector('button')?.focus();
  }, [trouble]);
  const press = async (anyway: boolean) => {
    const { outcome } = await lock(anyway);
    // Where it is locked, this button is gone.
    if (outcome !== 'locked') setTrouble(outcome);
  };
  if (trouble === null) return <Button onClick={() => void press(false)}>{words}</Button>;
  return (
    <div role="alert" className={styles.trouble}>
      <p>{lockingWords(trouble)}</p>
      <div ref={ways} className="actions">
        <Button onClick={() => setTrouble(null)}>{t`Keep it open`}</Button>
        <Button onClick={() => void press(true)}>{t`Lock anyway`}</Button>
      </div>
    </div>
  );
}
