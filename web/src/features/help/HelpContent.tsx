import type { CountryHelp } from '@stillgrove/contract/helplines';
import { useLayoutEffect, type ReactElement, type ReactNode } from 'react';
import { findCountry, useCountry } from '../../platform/country/country';
import { AsSent } from '../../ui/layout/AsSent';
import { CountryNumbers } from './CountryNumbers';
import { DataSource } from './DataSource';
import { Directories } from './Directories';
import { Grounding } from './Grounding';
import styles from './HelpContent.module.css';
import { SlowBreath } from './SlowBreath';

type Props = {
  /** Undefined when the numbers cannot be had. */
  countries: readonly CountryHelp[] | undefined;
  /** The headings of the parts stand below the one of the page or dialog. */
  level: 'h2' | 'h3';
  /** The numbers of all countries, where there is room for them. */
  allCountries?: ReactNode;
  /** What is to be known about leaving quickly, where there is more than one way. */
  leaving?: ReactNode;
};

/** People to call, then two exercises, then what is good to know. The same on the page and in the dialog. */
export function HelpContent({ countries, level: Heading, allCountries, leaving }: Props): ReactElement {
  useLayoutEffect(() => {
    if (countries !== undefined) findCountry(countries.map(({ country }) => country));
  }, [countries]);
  const country = useCountry((state) => state.country);
  const help = countries?.find((entry) => entry.country === country);
  const exercise = Heading === 'h2' ? 'h3' : 'h4';
  return (
    <div className={styles.frame}>
      <div className={styles.help}>
        <section className={styles.people} aria-labelledby="help-people">
          <Heading id="help-people" className="visually-hidden">
            People you can reach now
          </Heading>
          <CountryNumbers countries={countries} help={help} />
          <Directories />
          {allCountries}
        </section>
        <section className={styles.steady} aria-labelledby="help-steady">
          <div className={styles.intro}>
            <Heading id="help-steady" className={styles.title}>
              Two things that can steady you
            </Heading>
            <p>Before a call, while you wait, or afterwards. You can stop at any time.</p>
          </div>
          <SlowBreath as={exercise} />
          <Grounding as={exercise} />
        </section>
        <section className={styles.know} aria-labelledby="help-know">
          <Heading id="help-know" className={styles.title}>
            Good to know
          </Heading>
          <p>
            This is not treatment, and it cannot replace a person. No one watches what you do here, so no one
            will call you: please make the call yourself, or ask someone near you to make it.
          </p>
          <p id="help-leaving">
            “Leave this page quickly” puts Wikipedia in the place of this page. It does not erase your
            browser’s history. {leaving}
          </p>
          <AsSent part={<DataSource countries={countries} />} wanted />
        </section>
      </div>
    </div>
  );
}
