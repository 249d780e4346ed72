import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import drawing from '../../drawings/mission.svg?url&no-inline';
import { Drawing } from '../../ui/drawing/Drawing';
import { Reveal } from '../../ui/reveal/Reveal';
import styles from './Mission.module.css';

/** What the site is for. The landing page links here by the id. */
export function Mission(): ReactElement {
  return (
    <section id="mission" className={styles.mission} aria-labelledby="mission-title">
      <div className={styles.inner}>
        <Reveal className={styles.words}>
          <p className={styles.eyebrow}>{t`Our mission`}</p>
          <h2 id="mission-title">{t`Help that is easy to reach`}</h2>
          <p className={styles.text}>
            <Trans>
              On a hard day there’s little strength left to look for help, so we want it to be close: a slow
              breath, a clear fact, a way to a person.
            </Trans>
          </p>
          <p className={styles.text}>
            <Trans>
              So the activities here are short and easy to start. Come back in a week or a year, and your tree
              will be as you left it.
            </Trans>
          </p>
        </Reveal>
        <Drawing src={drawing} width={480} height={400} className={styles.picture} />
      </div>
    </section>
  );
}
