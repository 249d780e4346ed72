import { memo, type ReactElement } from 'react';
import { usePoints } from '../../platform/points/points-store';
import { counted } from '../filters/words';
import styles from './WaitingNote.module.css';

/** Says how many awards are still to be sent; hidden when there are none. */
export const WaitingNote = memo(function WaitingNote(): ReactElement {
  const waiting = usePoints((state) => state.waiting);
  const waitingFor = usePoints((state) => state.waitingFor);
  return (
    <p className={styles.note} role="status" hidden={waiting === 0}>
      {waiting > 0 && counted(waiting, SENTENCES[waitingFor])}
    </p>
  );
});

const SENTENCES = {
  server: {
    one: 'One update to your points is saved on this device. We’ll send it when our server answers.',
    other: '# updates to your points are saved on this device. We’ll send them when our server answers.',
  },
  'sign-in': {
    one: 'One update to your points is saved on this device. Sign in again to send it.',
    other: '# updates to your points are saved on this device. Sign in again to send them.',
  },
} as const;
