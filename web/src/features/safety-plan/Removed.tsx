import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, type ReactElement } from 'react';
import { Button } from '../../ui/controls/Button';
import styles from './PartEditor.module.css';

type Props = { text: string; onUndo: () => void };

/** Says what was removed, and takes it back. It has the focus, since what was pressed is gone. */
export function Removed({ text, onUndo }: Props): ReactElement {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.querySelector('button')?.focus();
  }, [text]);
  return (
    <div ref={place} className={styles.removed}>
      <p role="status">
        <Trans>Removed: {text}</Trans>
      </p>
      <Button onClick={onUndo}>{t`Undo`}</Button>
    </div>
  );
}
