import type { ReactElement } from 'react';
import hillsPhone from '../../drawings/hero-hills-phone.svg?url&no-inline';
import hills from '../../drawings/hero-hills.svg?url&no-inline';
import tree from '../../drawings/hero-tree.svg?url&no-inline';
import { ButtonLink } from '../../ui/controls/Button';
import { Drawing } from '../../ui/drawing/Drawing';
import styles from './Hero.module.css';

export function Hero({ startHref }: { startHref: string }): ReactElement {
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      <div className={styles.sun} />
      <Drawing src={hills} width={1440} height={420} cover className={`${styles.hills} ${styles.wide}`} />
      <Drawing
        src={hillsPhone}
        width={390}
        height={260}
        cover
        className={`${styles.hills} ${styles.narrow}`}
      />
      <Drawing src={tree} width={420} height={460} className={styles.tree} />
      <div className={styles.words}>
        <h1 id="hero-title">Mental Health Awareness</h1>
        <p className={styles.lead}>
          A non-profit movement for anyone who needs a calmer minute, a clearer fact or a kind voice. Nothing
          to buy, nobody watching.
        </p>
        <div className={styles.actions}>
          <ButtonLink kind="main" href={startHref}>
            GET STARTED
          </ButtonLink>
          <ButtonLink kind="quiet" href="/about">
            LEARN MORE<span className="visually-hidden"> about this movement</span>
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
