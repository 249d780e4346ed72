import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import styles from './AboutExit.module.css';

/** What the exit button can do for someone who must not be seen here, and what it cannot. */
export function AboutExit({ as: Heading }: { as: 'h3' | 'h4' }): ReactElement {
  return (
    <section className={styles.exit} aria-labelledby="help-exit">
      <Heading id="help-exit" className={styles.title}>
        {t`What the exit button does`}
      </Heading>
      <p id="help-leaving">
        <Trans>
          “Exit this page” hides this page and opens Wikipedia in its place.{' '}
          <span className={styles.keys}>On a keyboard, press Shift three times to do the same. </span>
          The Back button won’t bring you back to this page. It can bring back a page of this site that you
          opened before.
        </Trans>
      </p>
      <p>
        <Trans>
          It doesn’t clear your browser’s history. Someone could still see there that you came to this site.
          To remove it, clear your history. Next time, you can use a private window.
        </Trans>
      </p>
    </section>
  );
}
