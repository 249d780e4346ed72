import type { CountryHelp } from '@stillgrove/contract/helplines';
import type { ReactElement } from 'react';
import { checkedDate } from './checked-date';
import styles from './DataSource.module.css';
import { usualCheck } from './usual-check';

/** Where the numbers come from, how far they can be trusted, and their licence. */
export function DataSource({ countries }: { countries: readonly CountryHelp[] | undefined }): ReactElement {
  return (
    <p className={styles.source}>
      The numbers are guidance and not official data; numbers change, so if one does not answer, try the next
      or your emergency number.{' '}
      {countries !== undefined && (
        <>Compiled from Wikipedia on {checkedDate(usualCheck(countries))}, with corrections of our own: </>
      )}
      <a href="https://en.wikipedia.org/wiki/List_of_emergency_telephone_numbers" rel="noreferrer">
        emergency numbers
      </a>
      ,{' '}
      <a href="https://en.wikipedia.org/wiki/List_of_suicide_crisis_lines" rel="noreferrer">
        crisis lines
      </a>
      , by way of{' '}
      <a href="https://github.com/fernando-195/emergency-and-helplines-api" rel="noreferrer">
        emergency-and-helplines-api
      </a>
      . Licence of the data:{' '}
      <a href="https://creativecommons.org/licenses/by-sa/4.0/" rel="license noreferrer">
        CC BY-SA 4.0
      </a>
      .
    </p>
  );
}
