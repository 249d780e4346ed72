import { plural } from '@lingui/core/macro';
import { memo, type ReactElement } from 'react';
import { usePoints } from '../../platform/points/points-store';
import styles from './WaitingNote.module.css';

/** Says how many awards are still to be sent; empty when there are none, and there all the time, so that screen readers announce what appears in it. */
export const WaitingNote = memo(function WaitingNote(): ReactElement {
  const waiting = usePoints((state) => state.waiting);
  const waitingFor = usePoints((state) => state.waitingFor);
  return (
    <p className={styles.note} role="status">
      {waiting > 0 && sentence(waiting, waitingFor)}
    </p>
  );
});

function sentence(waiting: number, waitingFor: 'server' | 'sign-in'): string {
  if (waitingFor === 'server')
    return plural(waiting, {
      one: 'One update to your points is saved on this device. We’ll send it when our server answers.',
      other: '# updates to your points are saved on this device. We’ll send them when our server answers.',
    });
  return plural(waiting, {
    one: 'One update to your points is saved on this device. Sign in again to send it.',
    other: '# updates to your points are saved on this device. Sign in again to send them.',
  });
}
