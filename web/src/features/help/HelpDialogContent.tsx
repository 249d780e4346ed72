import type { HelpPageData } from '@stillgrove/contract/helplines';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { findCountry } from '../../platform/preferences/country';
import { loadedData, loadNewestData } from '../../platform/page-data/page-data';
import { HelpBar } from './HelpBar';
import { HelpContent } from './HelpContent';
import styles from './HelpDialog.module.css';
import { HelpLead, HelpTitle } from './HelpOpening';
import { QuickExit } from './QuickExit';

/** The whole of the help, in the place of what the server sent. */
export function HelpDialogContent({ open }: { open: boolean }): ReactElement {
  const data = useHelpData(open);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The browser moves the focus there whenever the dialog opens. It may be open, and have lost what had the focus.
    title.current?.setAttribute('autofocus', '');
    title.current?.focus();
  }, []);
  return (
    <>
      <HelpBar>
        <QuickExit inDialog listens={open} describedBy="help-leaving" />
      </HelpBar>
      <div className={styles.content}>
        <HelpTitle as="h2" titleRef={title} />
        <HelpLead />
        <HelpContent countries={data?.countries} level="h3" />
      </div>
    </>
  );
}

/** Finds the visitor's country before anyone asks for help. */
export function findHelp({ countries }: HelpPageData): void {
  findCountry(countries.map(({ country }) => country));
}

/**
 * The numbers: at once those that are there, then the newest. Undefined while they are loading, and when they
 * could not be loaded.
 */
function useHelpData(open: boolean): HelpPageData | undefined {
  const [data, setData] = useState(() => loadedData('/help') as HelpPageData | undefined);
  useEffect(() => {
    if (!open) return;
    loadNewestData('/help').then(
      (loaded) => setData(loaded as HelpPageData),
      () => console.info('The newest numbers are out of reach; those that are there are shown.'),
    );
  }, [open]);
  return data;
}
