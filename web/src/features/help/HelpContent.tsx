import { t } from '@lingui/core/macro';
import type { CountryHelp } from '@stillgrove/contract/helplines';
import { crisisLine } from '@stillgrove/domain/help/services';
import { useLayoutEffect, type ReactElement, type ReactNode } from 'react';
import { followCountry, useCountry } from '../../platform/preferences/country';
import { StaticHtml } from '../../ui/layout/StaticHtml';
import { AboutExit } from './AboutExit';
import { DataSource } from './DataSource';
import { Directories } from './Directories';
import { Emergency } from './Emergency';
import { Grounding } from './Grounding';
import styles from './HelpContent.module.css';
import { KeepSafe } from './KeepSafe';
import { MakePlan, OwnPlan } from './OwnPlan';
import { NumberSources } from './NumberSources';
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
 * The two numbers to call, then the slow breath, then people to talk to and what is good to know. The same on the page
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
            {t`If you are in danger now`}
          </Heading>
          <Emergency countries={countries} help={help} />
          <OwnPlan />
        </section>
        <SlowBreath as={Heading} />
        <section className={styles.part} aria-labelledby="help-people">
          <Heading id="help-people" className="like-h3">
            {t`People you can talk to`}
          </Heading>
          <KeepSafe />
          {help !== undefined && <SupportLines help={help} />}
          <Directories
            without={help === undefined || crisisLine(help.lines) !== undefined ? undefined : help.name}
          />
        </section>
        <Grounding as={Heading} />
        <section className={styles.know} aria-labelledby="help-know">
          <Heading id="help-know" className="like-h3">
            {t`Good to know`}
          </Heading>
          <p>
            {t`No one here can see you or call you back. That’s why a call is best. You can also ask someone near you to call with you.`}
          </p>
          <p>{t`This site isn’t treatment. A website can’t do what a person can.`}</p>
          <MakePlan />
          <AboutExit as={Heading === 'h2' ? 'h3' : 'h4'} />
          {help !== undefined && <NumberSources help={help} />}
          {allCountries}
          <StaticHtml part={<DataSource />} wanted />
        </section>
      </div>
    </div>
  );
}
