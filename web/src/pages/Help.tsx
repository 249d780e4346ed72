import type { HelpPageData } from '@stillgrove/contract/helplines';
import type { ReactElement } from 'react';
import { AllCountries } from '../features/help/AllCountries';
import { HelpContent } from '../features/help/HelpContent';
import { HelpOpening } from '../features/help/HelpOpening';
import { QuickExit } from '../features/help/QuickExit';
import { useHurriedEscape } from '../features/help/use-hurried-escape';
import { usePageData } from '../platform/page-data/page-data';
import styles from './Help.module.css';

export default function Help(): ReactElement {
  const { countries } = usePageData<HelpPageData>();
  useHurriedEscape();
  return (
    <div className={styles.page}>
      <div className={styles.exit}>
        <QuickExit />
      </div>
      <div className={styles.content}>
        <HelpOpening as="h1" />
        <HelpContent
          countries={countries}
          level="h2"
          allCountries={<AllCountries countries={countries} />}
          leaving={
            <span className={styles.keys}>Pressing the Escape key three times quickly does the same.</span>
          }
        />
      </div>
    </div>
  );
}
