import type { HelpPageData } from '@stillgrove/contract/helplines';
import type { ReactElement } from 'react';
import { AllCountries } from '../features/help/AllCountries';
import { HelpContent } from '../features/help/HelpContent';
import { HelpLead, HelpTitle } from '../features/help/HelpOpening';
import { QuickExit } from '../features/help/QuickExit';
import { usePageData } from '../platform/page-data/page-data';
import styles from './Help.module.css';

export default function Help(): ReactElement {
  const { countries } = usePageData<HelpPageData>();
  return (
    <div className={styles.page}>
      <div className={`exit-bar ${styles.bar ?? ''}`}>
        <HelpTitle as="h1" />
        <QuickExit describedBy="help-leaving" />
      </div>
      <div className={styles.content}>
        <HelpLead />
        <HelpContent countries={countries} level="h2" allCountries={<AllCountries countries={countries} />} />
      </div>
    </div>
  );
}
