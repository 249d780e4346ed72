import { isNonProfitMovement } from '@stillgrove/domain/site/legal-form';
import type { ReactElement, ReactNode } from 'react';
import { useSite } from '../../platform/site/site';
import { ButtonLink } from '../../ui/controls/Button';
import styles from './Hero.module.css';

type Props = {
  startHref: string;
  /** What stands behind the words: a drawing, or a film. */
  scene: ReactNode;
};

/** The first words of the landing page, and the two ways on. */
export function Hero({ startHref, scene }: Props): ReactElement {
  const { legalForm } = useSite();
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      {scene}
      <div className={styles.words}>
        <h1 id="hero-title">Mental Health Awareness</h1>
        <p className={styles.lead}>
          {isNonProfitMovement(legalForm)
            ? 'A non-profit mental health awareness movement.'
            : 'A mental health awareness movement.'}{' '}
          Slow your breath, read the facts, or find a person who can help. Free to use, with no ads and no
          trackers.
        </p>
        <div className={styles.actions}>
          <ButtonLink kind="main" href={startHref}>
            GET STARTED
          </ButtonLink>
          <ButtonLink kind="quiet" href="/about">
            LEARN MORE<span className="visually-hidden"> about this site</span>
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
