import { memo, type ReactElement } from 'react';
import { usePoints } from '../../platform/points/points-store';
import styles from './WaitingNote.module.css';

const FORMS = new Intl.PluralRules('en');

/** Says that something waits on this device, only while it does. */
export const WaitingNote = memo(function WaitingNote(): ReactElement {
  const waiting = usePoints((state) => state.waiting);
  const waitingFor = usePoints((state) => state.waitingFor);
  return (
    <p className={styles.note} role="status" hidden={waiting === 0}>
      {waiting > 0 && SENTENCES[waitingFor](waiting)}
    </p>
  );
});

const SENTENCES = {
  server: (waiting: number) =>
    FORMS.select(waiting) === 'one'
      ? 'One step is kept safe on this device and will be sent when the server answers.'
      : `${String(waiting)} steps are kept safe on this device and will be sent when the server answers.`,
  'sign-in': (waiting: number) =>
    FORMS.select(waiting) === 'one'
      ? 'One step is kept safe on this device. Sign in again to send it.'
      : `${String(waiting)} steps are kept safe on this device. Sign in again to send them.`,
} as const;
