import type { CountryHelp } from '@stillgrove/contract/helplines';
import { useLayoutEffect, type ReactElement, type ReactNode } from 'react';
import { followCountry, useCountry } from '../../platform/country/country';
import { AsSent } from '../../ui/layout/AsSent';
import { AboutExit } from './AboutExit';
import { DataSource } from './DataSource';
import { Directories } from './Directories';
import { Emergency } from './Emergency';
import { Grounding } from './Grounding';
import styles from './HelpContent.module.css';
import { SlowBreath } from './SlowBreath';
import { SupportLines } from './SupportLines';

type Props = {
  /** Undefined when the numbers could not be loaded. */
  countries: readonly CountryHelp[] | undefined;
  /** The headings of the parts stand below the one of the page or dialog. */
  level: 'h2' | 'h3';
  /** The numbers of all countries, where there is room for them. */
  allCountries?: ReactNode;
};

/**
 * The one right number, then the slow breath, then people to talk to and what is good to know. The same on the page
 * and in the dialog.
 */
export function HelpContent({ countries, level: Heading, allCountries }: Props): ReactElement {
  useLayoutEffect(() => {
    return countries === undefined ? undefined : followCountry(countries.map(({ country }) => country));
  }, [countries]);
  const country = useCountry((state) => state.country);
  const help = countries?.find((entry) => entry.country === country);
  return (
    <div className={styles.frame}>
      <div className={styles.help}>
        <section aria-labelledby="help-emergency">
          <Heading id="help-emergency" className="visually-hidden">
            If you are in danger now
          </Heading>
          <Emergency countries={countries} help={help} />
        </section>
        <SlowBreath as={Heading} />
        <section className={styles.part} aria-labelledby="help-people">
          <Heading id="help-people" className={styles.title}>
            People you can talk to now
          </Heading>
          {help !== undefined && <SupportLines help={help} />}
          <Directories />
        </section>
        <Grounding as={Heading} />
        <section className={styles.know} aria-labelledby="help-know">
          <Heading id="help-know" className={styles.title}>
            Good to know
          </Heading>
          <p>
            We cannot see this page or call you back. Please call now, or ask someone near you to call with
            you.
          </p>
          <p>This site is not treatment. It cannot take the place of a person.</p>
          <AboutExit as={Heading === 'h2' ? 'h3' : 'h4'} />
          {allCountries}
          <AsSent part={<DataSource />} wanted />
        </section>
      </div>
    </div>
  );
}
