import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Routine } from '@stillgrove/domain/movement/routine';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { lengthOf, PLACE_NAMES } from './routine-words';
import styles from './RoutineSetup.module.css';

/** What a routine is, what to mind, and in which way to do it: all before it begins. */
export function RoutineSetup({ routine }: { routine: Routine }): ReactElement {
  const { steps, places, summary, mind } = routine;
  const count = plural(steps.length, { one: '# step', other: '# steps' });
  return (
    <div className={styles.setup}>
      <p className={styles.facts}>
        {[lengthOf(routine), count, ...places.map((place) => PLACE_NAMES[place])].join(' · ')}
      </p>
      <p className={styles.lead}>{summary}</p>
      <div className={styles.before}>
        <p>
          <strong>{t`Before you begin`}</strong>
        </p>
        <ul>
          <li>{t`Stay where it feels easy, and keep breathing. You can pause, skip or stop at any time.`}</li>
          {mind.map((each) => (
            <li key={each}>{each}</li>
          ))}
          <li>
            <Trans>
              Stop if something hurts, or if you feel dizzy or short of breath. For chest pain, call your
              emergency number, which you find under <Link href="/help">Need help now?</Link>
            </Trans>
          </li>
        </ul>
      </div>
    </div>
  );
}
