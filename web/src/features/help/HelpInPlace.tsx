import { t } from '@lingui/core/macro';
import type { CountryHelp, HelpPageData } from '@stillgrove/contract/helplines';
import { crisisLine, supportLines } from '@stillgrove/domain/help/services';
import { useEffect, useLayoutEffect, useState, type ReactElement } from 'react';
import { Link } from 'wouter';
import { loadedData, loadPageData } from '../../platform/page-data/page-data';
import { followCountry, useCountry } from '../../platform/preferences/country';
import { Emergency } from './Emergency';
import styles from './HelpInPlace.module.css';
import { KeepSafe } from './KeepSafe';
import { MakePlan, OwnPlan } from './OwnPlan';
import { SupportLines } from './SupportLines';

/** More further lines would push what someone is doing out of sight; the rest is one press away. */
const MOST_LINES = 1;

/**
 * The numbers of all countries, loaded with the page that may need them: when help is shown nothing is asked of the server,
 * which would tell it so.
 */
export function useHelpNumbers(): readonly CountryHelp[] | undefined {
  const [data, setData] = useState(() => loadedData('/help') as HelpPageData | undefined);
  useEffect(() => {
    loadPageData('/help').then(
      (loaded) => setData(loaded as HelpPageData),
      () => console.info('The numbers are out of reach; those that work anywhere are shown.'),
    );
  }, []);
  return data?.countries;
}

/** The emergency number and the first lines of the country, in the middle of something else. */
export function HelpInPlace({ countries }: { countries: readonly CountryHelp[] | undefined }): ReactElement {
  useLayoutEffect(() => {
    return countries === undefined ? undefined : followCountry(countries.map(({ country }) => country));
  }, [countries]);
  const country = useCountry((state) => state.country);
  const help = countries?.find((entry) => entry.country === country);
  return (
    <div className={styles.help}>
      <Emergency countries={countries} help={help} />
      <KeepSafe />
      {help !== undefined && (
        <SupportLines help={{ ...help, lines: furtherLines(help).slice(0, MOST_LINES) }} />
      )}
      <OwnPlan />
      <MakePlan />
      <Link href="/help" className="text-link">
        {t`More ways to get help`}
      </Link>
    </div>
  );
}

/** The lines that do not stand beside the emergency number already. */
function furtherLines({ lines }: CountryHelp): CountryHelp['lines'] {
  const first = crisisLine(lines);
  return supportLines(lines).filter((line) => line !== first);
}
