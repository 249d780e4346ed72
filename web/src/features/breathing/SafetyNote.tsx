import type { ReactElement } from 'react';
import styles from './SafetyNote.module.css';

/** When not to follow the guide. */
export function SafetyNote(): ReactElement {
  return (
    <details className={styles.note}>
      <summary>Before you begin: breathe kindly</summary>
      <ul>
        <li>Let the breath be easy and never force it. If four seconds feel long, take less.</li>
        <li>If you feel dizzy, short of air or more anxious, stop and breathe as you usually do.</li>
        <li>
          Leave out the holding if you are pregnant or live with a heart, lung, blood-pressure, eye-pressure
          or seizure condition, unless your doctor has agreed to it.
        </li>
        <li>Never follow the guide in water or while driving.</li>
        <li>
          Quiet exercises do not suit everyone: some people, roughly one in twelve who meditate, notice
          unwanted effects, mostly anxiety. This is not medical treatment.
        </li>
      </ul>
    </details>
  );
}
