import { t } from '@lingui/core/macro';
import type { OperatorHelplinesAnswer } from '@stillgrove/contract/operator-helplines';
import { useState, type ReactElement } from 'react';
import { refresh } from '../../../platform/query/query-client';
import { showToast } from '../../../platform/toasts/toast-store';
import { Button } from '../../../ui/controls/Button';
import { Choice } from '../../../ui/filters/Choice';
import { Field } from '../../../ui/controls/Field';
import { Form } from '../../../ui/forms/Form';
import { Loaded } from '../../../ui/states/Loaded';
import { addCountry, helplinesQuery } from '../api';
import { CountryHelplines } from './CountryHelplines';
import styles from './HelplinesPart.module.css';
import { OwnCountries } from './OwnCountries';

/** The numbers of each country: those of the operator's own countries first, then all others. */
export function HelplinesPart(): ReactElement {
  const [country, setCountry] = useState('');
  const finish = (message: string) => {
    refresh(helplinesQuery.queryKey);
    if (message !== '') showToast(message);
  };
  return (
    <Loaded query={helplinesQuery}>
      {({ countries, served, version }) => {
        const chosen = countries.find(({ help }) => help.country === country);
        return (
          <>
            <OwnCountries countries={countries} served={served} chosen={country} onChoose={setCountry} />
            <Choice
              label={t`Country`}
              all={t`Choose a country`}
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
        {t`Changed by your team`}
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

type AddProps = { version: number; onDone: (message: string) => void };

/** Adds a place that the list does not have. */
function AddCountry({ version, onDone }: AddProps): ReactElement {
  return (
    <details>
      <summary>{t`Add a country or place`}</summary>
      <Form
        button={t`Add to the list`}
        busyWord={t`Adding…`}
        send={async ({ name = '' }) => {
          await addCountry({ name, version });
          onDone(t`${name.trim()} is in the list. Choose it to add its numbers.`);
        }}
      >
        {(errors) => (
          <Field
            label={t`Name of the place`}
            name="name"
            autoComplete="off"
            help={t`Every country is in the list already. Add a region or territory that has its own numbers.`}
            error={errors.name}
          />
        )}
      </Form>
    </details>
  );
}
