import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import styles from './DataSource.module.css';

/** Where the numbers come from, how far they can be trusted, and their license. */
export function DataSource(): ReactElement {
  return (
    <p className={styles.source}>
      <Trans>
        These numbers aren’t official, and numbers change. If one doesn’t answer, try the next one or your
        emergency number. If a number is marked as checked, a person called or texted it, or found it on an
        official website. The data is based on Wikipedia’s lists of{' '}
        <a href="https://en.wikipedia.org/wiki/List_of_emergency_telephone_numbers" rel="noreferrer">
          emergency numbers
        </a>{' '}
        and{' '}
        <a href="https://en.wikipedia.org/wiki/List_of_suicide_crisis_lines" rel="noreferrer">
          crisis lines
        </a>
        , compiled by{' '}
        <a href="https://github.com/fernando-195/emergency-and-helplines-api" rel="noreferrer">
          emergency-and-helplines-api
        </a>{' '}
        and changed by this project. License of the data:{' '}
        <a href="https://creativecommons.org/licenses/by-sa/4.0/" rel="license noreferrer">
          CC BY-SA 4.0
        </a>
        .
      </Trans>
    </p>
  );
}
