import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { movementOf } from '@stillgrove/domain/site/legal-form';
import type { ReactElement, ReactNode } from 'react';
import { useSite } from '../../platform/page-data/site';
import { ButtonLink } from '../../ui/controls/Button';
import styles from './Hero.module.css';

type Props = {
  startHref: string;
  /** What stands behind the words: a drawing, or a film. */
  scene: ReactNode;
  sun: ReactNode;
};

/** The first words of the landing page, and the two ways on. */
export function Hero({ startHref, scene, sun }: Props): ReactElement {
  const movement = movementOf(useSite().legalForm);
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      {scene}
      <div className={styles.words}>
        <h1 id="hero-title">{t`Mental Health Awareness`}</h1>
        <p className={styles.lead}>
          {movement === 'plain'
            ? t`A mental health awareness movement.`
            : t`A non-profit mental health awareness movement.`}{' '}
          <Trans>
            Slow your breath, read the facts, or find a person who can help. Free to use, with no ads and no
            trackers.
          </Trans>
        </p>
        {movement === 'sample' && (
          <p className={styles.sample}>
            {t`Sample text: the team hasn’t said yet whether this site is non-profit.`}
          </p>
        )}
        <div className={styles.actions}>
          <ButtonLink kind="main" href={startHref}>
            {t`GET STARTED`}
          </ButtonLink>
          <ButtonLink kind="quiet" href="/about">
            <Trans>
              LEARN MORE<span className="visually-hidden"> about this site</span>
            </Trans>
          </ButtonLink>
        </div>
      </div>
      {sun}
    </section>
  );
}
