import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { ButtonLink } from '../../ui/controls/Button';
import styles from './FirstStep.module.css';

/** How a first talk comes about, for whom asking is the hardest part. */
export function FirstStep(): ReactElement {
  return (
    <section className={styles.band} aria-labelledby="first-step">
      <div className={styles.inner}>
        <div className={styles.words}>
          <h2 id="first-step">The first step can be small</h2>
          <p>
            You need no diagnosis and no good words. One line is enough, such as “I would like to talk to
            someone”. Say which language you speak and when you have time. We write back with what is
            possible.
          </p>
          <ButtonLink kind="main" href="/contact">
            Write to us
          </ButtonLink>
        </div>
        <p className={styles.aside}>
          <strong>Does it feel urgent?</strong> Please do not wait for our answer.{' '}
          <Link href="/help" className={styles.help}>
            Find help right now
          </Link>
        </p>
      </div>
    </section>
  );
}
