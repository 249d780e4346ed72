import type { OperatorHelplinesAnswer } from '@stillgrove/contract/operator-helplines';
import { useState, type ReactElement } from 'react';
import { useAnswer } from '../../../platform/http/use-answer';
import { showToast } from '../../../platform/toasts/toast-store';
import { Button } from '../../../ui/controls/Button';
import { Choice } from '../../../ui/filters/Choice';
import { Loaded } from '../../../ui/records/Loaded';
import { NoRecords } from '../../../ui/records/Records';
import { HELPLINES_PATH } from './correction-form';
import { CountryHelplines } from './CountryHelplines';
import styles from './HelplinesPart.module.css';

/** The numbers of each country, and what operators know better. */
export function HelplinesPart(): ReactElement {
  const asked = useAnswer<OperatorHelplinesAnswer>(HELPLINES_PATH);
  const [country, setCountry] = useState('');
  const finish = (message: string) => {
    asked.reload();
    if (message !== '') showToast(message);
  };
  return (
    <Loaded asked={asked}>
      {({ countries, version }) => {
        const chosen = countries.find(({ help }) => help.country === country);
        return (
          <>
            <Choice
              label="Country"
              all="Choose a country"
              options={countries.map(({ help }) => ({ value: help.country, name: help.name }))}
              value={country}
              onChange={setCountry}
            />
            <Corrected countries={countries} chosen={country} onChoose={setCountry} />
            {chosen !== undefined && (
              <CountryHelplines key={country} helplines={chosen} version={version} onDone={finish} />
            )}
          </>
        );
      }}
    </Loaded>
  );
}

type CorrectedProps = Pick<OperatorHelplinesAnswer, 'countries'> & {
  chosen: string;
  onChoose: (country: string) => void;
};

/** The way to what was corrected before. */
function Corrected({ countries, chosen, onChoose }: CorrectedProps): ReactElement {
  const corrected = countries.filter(({ bundled }) => bundled !== null).map(({ help }) => help);
  if (corrected.length === 0) {
    return (
      <NoRecords>
        Nothing is corrected yet. Every country shows the numbers that came with the product.
      </NoRecords>
    );
  }
  return (
    <section className={styles.corrected} aria-labelledby="corrected-countries">
      <h2 id="corrected-countries" className={styles.title}>
        Corrected here
      </h2>
      <ul className={styles.countries}>
        {corrected.map((help) => (
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
