import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import styles from './SafetyNote.module.css';
import { StudyLink } from './StudyLink';

/** When to change or stop the exercise. */
export function SafetyNote(): ReactElement {
  return (
    <details className={styles.note}>
      <summary>{t`More about safety`}</summary>
      <ul id="safety">
        <li>{t`Breathe gently and never force it. If four seconds feel too long, breathe at your own pace.`}</li>
        <li>
          <Trans>
            You can leave out the holds: keep breathing gently while the guide says Hold. Do this if you are
            pregnant or have a heart, lung, blood pressure, eye pressure or seizure condition, unless your
            doctor says that holding is fine. Our <a href="/help#slow-breath">slow breath</a> has no holds.
          </Trans>
        </li>
        <li>
          <Trans>
            Don’t do the exercise while you are short of breath, or have a blocked nose, a cold or a chest
            infection. If you have a heart condition, asthma or COPD that isn’t under control, or often
            breathe very fast or very slowly, ask your doctor first.
          </Trans>
        </li>
        <li>{t`If you feel dizzy, breathless or more anxious, stop and breathe as you usually do.`}</li>
        <li>{t`Never do it in water or while driving.`}</li>
        <li>
          <Trans>
            Quiet exercises don’t suit everyone. In studies, about 8% of people who meditated had unwanted
            effects, most often anxiety or depression (
            <StudyLink href="https://www.nccih.nih.gov/health/meditation-and-mindfulness-effectiveness-and-safety">
              NCCIH
            </StudyLink>
            ).
          </Trans>
        </li>
        <li>{t`This isn’t medical treatment.`}</li>
      </ul>
    </details>
  );
}
