import { t } from '@lingui/core/macro';
import { instruction } from '@stillgrove/domain/movement/routine';
import type { ReactElement } from 'react';
import { useVoicePreference } from '../../platform/speech/voice-preference';
import type { MovementSession } from './movement-session';
import styles from './RoutineView.module.css';
import { TimeRing } from './TimeRing';
import { useWay } from './way';

type Props = { session: MovementSession };

/** What to do now, for how long, and what comes after it. */
export function CurrentStep({ session }: Props): ReactElement {
  const { step, next, secondsLeft } = session.store();
  const way = useWay((state) => state.way);
  const spoken = useVoicePreference((state) => state.spoken);
  const nextName = next?.name;
  return (
    <>
      <div className={styles.now}>
        {/* Announced to screen readers, unless the device's voice already reads the words aloud. */}
        <div aria-live={spoken ? 'off' : 'polite'}>
          <h2 className={styles.step}>{step.name}</h2>
        </div>
        <TimeRing secondsLeft={secondsLeft} seconds={step.seconds} />
        <div className={styles.words} aria-live={spoken ? 'off' : 'polite'}>
          <p data-instruction>{instruction(step, way).how}</p>
          {step.often !== undefined && <p className={styles.often}>{step.often}</p>}
        </div>
      </div>
      <p className={styles.next}>
        {nextName === undefined ? t`This is the last step.` : t`Next: ${nextName}`}
      </p>
    </>
  );
}
