import { t } from '@lingui/core/macro';
import type { ReactElement } from 'react';
import styles from './OnThisPage.module.css';

/** The id of a heading, and what its part of the page is called. */
export type PlaceOnPage = readonly [anchor: string, words: string];

/** Leads to the parts of a long page, of which the last begins some screens further down. */
export function OnThisPage({ places }: { places: readonly PlaceOnPage[] }): ReactElement {
  return (
    <nav className={styles.places} aria-label={t`On this page`}>
      <ul>
        {places.map(([anchor, words]) => (
          <li key={anchor}>
            <a href={`#${anchor}`}>{words}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
