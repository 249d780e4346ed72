import { t } from '@lingui/core/macro';
import type { CountryHelp } from '@stillgrove/contract/helplines';
import type { ReactElement } from 'react';
import { useCountry } from '../../platform/preferences/country';
import { CountryChooser, CountryNote } from './CountryChooser';
import { BothCountries, CountryQuestion } from './CountryQuestion';
import { CrisisCall, AnyCrisis } from './CrisisCall';
import styles from './Emergency.module.css';
import { AnyEmergency, EmergencyCall, OtherEmergencies } from './EmergencyCall';
import { TwoWays } from './TwoWays';

type Props = {
  /** Undefined when the numbers could not be loaded. */
  countries: readonly CountryHelp[] | undefined;
  /** The visitor's country; undefined while no one knows it. */
  help: CountryHelp | undefined;
};

/**
 * Whom to call, in danger and with thoughts of suicide, side by side: neither number stands behind the other. Those of
 * two countries, and a question, where choice and clock disagree.
 */
export function Emergency({ countries, help }: Props): ReactElement {
  const elsewhere = useCountry((state) => state.elsewhere);
  const other = countries?.find(({ country }) => country === elsewhere);
  return (
    <div className={styles.panel}>
      {help !== undefined && other !== undefined ? (
        <>
          <BothCountries chosen={help} other={other} />
          <CountryQuestion chosen={help} other={other} />
        </>
      ) : (
        <>
          <CountryChooser countries={countries} help={help} />
          {help === undefined ? (
            <TwoWays danger={<AnyEmergency />} suicide={<AnyCrisis />} />
          ) : (
            <>
              <TwoWays
                danger={<EmergencyCall lines={help.lines} />}
                suicide={<CrisisCall lines={help.lines} />}
              />
              <OtherEmergencies lines={help.lines} />
            </>
          )}
        </>
      )}
      <p className={styles.aside}>{t`Or go to the nearest emergency room.`}</p>
      {countries !== undefined && <CountryNote />}
    </div>
  );
}
