import { memo, type ReactElement } from 'react';
import { usePoints } from '../../platform/points/points-store';
import styles from './WaitingNote.module.css';

const FORMS = new Intl.PluralRules('en');

/** Says that something waits on this device, only while it does. */
export const WaitingNote = memo(function WaitingNote(): ReactElement {
  const waiting = usePoints((state) => state.waiting);
  return (
    <p className={styles.note} role="status" hidden={waiting === 0}>
      {waiting > 0 && sentence(waiting)}
    </p>
  );
});

function sentence(waiting: number): string {
  return FORMS.select(waiting) === 'one'
    ? 'One step is kept safe on this device and will be sent when the server answers.'
    : `${String(waiting)} steps are kept safe on this device and will be sent when the server answers.`;
}
