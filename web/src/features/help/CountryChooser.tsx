import type { CountryHelp } from '@stillgrove/contract/helplines';
import { useId, useMemo, type ReactElement } from 'react';
import { chooseCountry, useCountry } from '../../platform/country/country';
import styles from './CountryChooser.module.css';
import { countryName, sortedNames } from './country-name';

type Props = { countries: readonly CountryHelp[] | undefined; help: CountryHelp | undefined };

/** Names the country whose numbers are shown; once the device was asked, it is a choice. */
export function CountryChooser({ countries, help }: Props): ReactElement {
  const { asked, chosen } = useCountry();
  const id = useId();
  if (countries === undefined || !asked) return <p className={styles.anywhere}>Wherever you are</p>;
  return (
    <div className={styles.chooser}>
      <label htmlFor={id}>Numbers for</label>
      <Choice id={id} countries={countries} chosen={help?.country ?? ''} />
      <p id={`${id}-help`} className={styles.help}>
        {!chosen && help !== undefined
          ? 'Guessed from this device’s settings.'
          : 'Your choice stays on this device.'}
      </p>
      <p className="visually-hidden" role="status">
        {chosen && help !== undefined && `The numbers are now those of this country: ${countryName(help)}.`}
      </p>
    </div>
  );
}

type ChoiceProps = { id: string; countries: readonly CountryHelp[]; chosen: string };

function Choice({ id, countries, chosen }: ChoiceProps): ReactElement {
  const names = useMemo(() => sortedNames(countries), [countries]);
  return (
    <select
      id={id}
      className={styles.select}
      aria-describedby={`${id}-help`}
      autoComplete="country"
      value={chosen}
      onChange={({ target }) => chooseCountry(target.value === '' ? null : target.value)}
    >
      <option value="">Choose your country</option>
      {names.map(({ country, name }) => (
        <option key={country} value={country}>
          {name}
        </option>
      ))}
    </select>
  );
}
