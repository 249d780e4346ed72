import type { ReactElement } from 'react';
import drawing from '../../drawings/mission.svg?url&no-inline';
import { Drawing } from '../../ui/drawing/Drawing';
import { Reveal } from '../../ui/reveal/Reveal';
import styles from './Mission.module.css';

/** What all of this is for. The landing page leads here by the id. */
export function Mission(): ReactElement {
  return (
    <section id="mission" className={styles.mission} aria-labelledby="mission-title">
      <div className={styles.inner}>
        <Reveal className={styles.words}>
          <p className={styles.eyebrow}>Our mission</p>
          <h2 id="mission-title">Care that grows a leaf at a time</h2>
          <p className={styles.text}>
            Most hard days are met alone, on a phone, with little strength left. We want something good to be
            within reach in that moment: a slow breath, a clear fact, a way to a person.
          </p>
          <p className={styles.text}>
            So we make small things that are easy to begin and gentle to keep. Nothing here scolds you for
            being away. A tree that has grown stays grown.
          </p>
        </Reveal>
        <Drawing src={drawing} width={480} height={400} className={styles.picture} />
      </div>
    </section>
  );
}
