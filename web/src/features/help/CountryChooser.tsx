import { t } from '@lingui/core/macro';
import type { CountryHelp } from '@stillgrove/contract/helplines';
import { useId, type ReactElement } from 'react';
import { chooseCountry, useCountry } from '../../platform/preferences/country';
import styles from './CountryChooser.module.css';

type Props = { countries: readonly CountryHelp[] | undefined; help: CountryHelp | undefined };

/** Names the country whose numbers are shown; once the device was asked, it is a choice. */
export function CountryChooser({ countries, help }: Props): ReactElement {
  const { asked, chosen } = useCountry();
  const id = useId();
  if (countries === undefined) return <Anywhere />;
  return (
    <>
      <div className={styles.withoutScripts}>
        <Anywhere />
      </div>
      <div className={styles.chooser} inert={!asked}>
        <label htmlFor={id}>{t`Numbers for`}</label>
        <Choice id={id} countries={asked ? countries : []} chosen={help?.country ?? ''} />
        <p className="visually-hidden" role="status">
          {chosen && help !== undefined && t`These are now the numbers for this country: ${help.name}.`}
        </p>
      </div>
    </>
  );
}

/** What becomes of the choice. Below the numbers, which it would push down. */
export function CountryNote(): ReactElement {
  return <p className={styles.note}>{t`A cookie keeps the country you choose.`}</p>;
}

function Anywhere(): ReactElement {
  return <p className={styles.anywhere}>{t`Wherever you are`}</p>;
}

type ChoiceProps = { id: string; countries: readonly CountryHelp[]; chosen: string };

function Choice({ id, countries, chosen }: ChoiceProps): ReactElement {
  return (
    <select
      id={id}
      className={styles.select}
      autoComplete="country"
      value={chosen}
      onChange={({ target }) => chooseCountry(target.value === '' ? null : target.value)}
    >
      <option value="">{t`Your country`}</option>
      {countries.map(({ country, name }) => (
        <option key={country} value={country}>
          {name}
        </option>
      ))}
    </select>
  );
}
