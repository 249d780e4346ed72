import { t } from '@lingui/core/macro';
import type { CountryHelp } from '@stillgrove/contract/helplines';
import type { ReactElement } from 'react';
import { useCountry } from '../../platform/preferences/country';
import { CountryChooser } from './CountryChooser';
import { CountryQuestion } from './CountryQuestion';
import styles from './Emergency.module.css';
import { AnyEmergency, EmergencyCall } from './EmergencyCall';

type Props = {
  /** Undefined when the numbers could not be loaded. */
  countries: readonly CountryHelp[] | undefined;
  /** The visitor's country; undefined while no one knows it. */
  help: CountryHelp | undefined;
};

/** The one right number to call; two, and a question, where choice and clock disagree. */
export function Emergency({ countries, help }: Props): ReactElement {
  const elsewhere = useCountry((state) => state.elsewhere);
  const other = countries?.find(({ country }) => country === elsewhere);
  return (
    <div className={styles.panel}>
      {help !== undefined && other !== undefined ? (
        <CountryQuestion chosen={help} other={other} />
      ) : (
        <>
          <CountryChooser countries={countries} help={help} />
          {help === undefined ? <AnyEmergency known /> : <EmergencyCall lines={help.lines} />}
        </>
      )}
      <p className={styles.aside}>{t`Or go to the nearest emergency room.`}</p>
    </div>
  );
}
