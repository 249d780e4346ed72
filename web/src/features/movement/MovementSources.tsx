import { Trans } from '@lingui/react/macro';
import { t } from '@lingui/core/macro';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import styles from './RoutineCards.module.css';

/** Whom to ask first, and what the routines rest on. */
export function MovementSources(): ReactElement {
  return (
    <section className={styles.notes} aria-labelledby="movement-notes">
      <h2 id="movement-notes" className="like-h3">
        {t`About these exercises`}
      </h2>
      <p>
        <Trans>
          We wrote and drew them ourselves, after general advice on gentle movement by the{' '}
          <a
            href="https://www.nhs.uk/live-well/exercise/sitting-exercises/"
            target="_blank"
            rel="noopener noreferrer"
          >
            NHS<span className="visually-hidden"> (opens in a new tab)</span>
          </a>
          . The{' '}
          <a
            href="https://www.who.int/news-room/fact-sheets/detail/physical-activity"
            target="_blank"
            rel="noopener noreferrer"
          >
            World Health Organization<span className="visually-hidden"> (opens in a new tab)</span>
          </a>{' '}
          says that some movement is better than none. These exercises aren’t medical treatment.
        </Trans>
      </p>
      <p>
        <Trans>
          Ask your care team first if you’ve had surgery recently, are pregnant, have a heart condition, or
          have fallen in the past few months. You can find videos and links to other exercises under{' '}
          <Link href="/relax?category=exercise#meditation">Relax</Link>.
        </Trans>
      </p>
    </section>
  );
}
