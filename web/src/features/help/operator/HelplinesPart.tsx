import type { OperatorHelplinesAnswer } from '@stillgrove/contract/operator-helplines';
import { useState, type ReactElement } from 'react';
import { useAnswer } from '../../../platform/http/use-answer';
import { showToast } from '../../../platform/toasts/toast-store';
import { Button } from '../../../ui/controls/Button';
import { Choice } from '../../../ui/filters/Choice';
import { Loaded } from '../../../ui/records/Loaded';
import { AddCountry } from './AddCountry';
import { HELPLINES_PATH } from './correction-form';
import { CountryHelplines } from './CountryHelplines';
import styles from './HelplinesPart.module.css';
import { OwnCountries } from './OwnCountries';

/** The numbers of each country: those of the operator's own countries first, then all others. */
export function HelplinesPart(): ReactElement {
  const asked = useAnswer<OperatorHelplinesAnswer>(HELPLINES_PATH);
  const [country, setCountry] = useState('');
  const finish = (message: string) => {
    asked.reload();
    if (message !== '') showToast(message);
  };
  return (
    <Loaded asked={asked}>
      {({ countries, served, version }) => {
        const chosen = countries.find(({ help }) => help.country === country);
        return (
          <>
            <OwnCountries countries={countries} served={served} chosen={country} onChoose={setCountry} />
            <Choice
              label="Country"
              all="Choose a country"
              options={countries.map(({ help }) => ({ value: help.country, name: help.name }))}
              value={country}
              onChange={setCountry}
            />
            <Changed countries={countries} chosen={country} onChoose={setCountry} />
            {chosen !== undefined && (
              <CountryHelplines key={country} helplines={chosen} version={version} onDone={finish} />
            )}
            <AddCountry version={version} onDone={finish} />
          </>
        );
      }}
    </Loaded>
  );
}

type ChangedProps = Pick<OperatorHelplinesAnswer, 'countries'> & {
  chosen: string;
  onChoose: (country: string) => void;
};

/** The way to what was changed and added before. */
function Changed({ countries, chosen, onChoose }: ChangedProps): ReactElement | null {
  const changed = countries.filter(({ bundled, added }) => bundled !== null || added).map(({ help }) => help);
  if (changed.length === 0) return null;
  return (
    <section className={styles.group} aria-labelledby="changed-countries">
      <h2 id="changed-countries" className={styles.title}>
        Changed by your team
      </h2>
      <ul className={styles.countries}>
        {changed.map((help) => (
          <li key={help.country}>
            <Button aria-pressed={help.country === chosen} onClick={() => onChoose(help.country)}>
              {help.name}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
