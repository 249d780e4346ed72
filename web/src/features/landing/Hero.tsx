import type { ReactElement, ReactNode } from 'react';
import { ButtonLink } from '../../ui/controls/Button';
import styles from './Hero.module.css';

type Props = {
  startHref: string;
  /** What stands behind the words: a drawing, or a film. */
  scene: ReactNode;
};

export function Hero({ startHref, scene }: Props): ReactElement {
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      {scene}
      <div className={styles.words}>
        <h1 id="hero-title">Mental Health Awareness</h1>
        <p className={styles.lead}>
          A non-profit movement for anyone who needs a calmer minute, a clearer fact or a kind voice. Nothing
          to buy, no one watching.
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
