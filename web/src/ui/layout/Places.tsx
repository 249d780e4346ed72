import { t } from '@lingui/core/macro';
import type { ReactElement } from 'react';
import styles from './Places.module.css';
import { ServerPart } from './ServerPart';

/**
 * The five places of whoever is signed in: a bar at the bottom of a phone, a second row under the navigation bar from
 * `md` on. Shown by what is known of the person before the first paint, so that nothing moves later.
 */
export function Places({ path }: { path: string }): ReactElement {
  return (
    <nav className={styles.places} aria-label={t`Your places`} data-over={path === '/' ? 'hero' : undefined}>
      <ServerPart name="places" />
    </nav>
  );
}
