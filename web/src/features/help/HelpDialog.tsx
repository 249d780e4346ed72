import type { HelpPageData } from '@stillgrove/contract/helplines';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { findCountry } from '../../platform/country/country';
import { loadedData, loadNewestData } from '../../platform/page-data/page-data';
import { Icon } from '../../ui/icons/Icon';
import styles from './HelpDialog.module.css';
import { HelpContent } from './HelpContent';
import { HelpLead, HelpTitle } from './HelpOpening';
import { QuickExit } from './QuickExit';

type Props = { opener: HTMLElement; onClose: () => void };

/** The help over the page where someone is; what they were doing stays as it was. */
export function HelpDialog({ opener, onClose }: Props): ReactElement {
  const data = useHelpData();
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal();
    title.current?.focus();
  }, []);
  const close = () => {
    opener.focus();
    onClose();
  };
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="help-title"
      closedby="any"
      onClose={close}
    >
      <div className={styles.bar}>
        <QuickExit />
        <button type="button" className={styles.close} onClick={() => dialog.current?.close()}>
          <Icon name="close" />
          <span className={styles.word}>Close</span>
        </button>
      </div>
      <div className={styles.content}>
        <HelpTitle as="h2" titleRef={title} />
        <HelpLead />
        <HelpContent countries={data?.countries} level="h3" />
      </div>
    </dialog>
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
function useHelpData(): HelpPageData | undefined {
  const [data, setData] = useState(() => loadedData('/help') as HelpPageData | undefined);
  useEffect(() => {
    loadNewestData('/help').then(
      (loaded) => setData(loaded as HelpPageData),
      () => console.info('The newest numbers are out of reach; those that are there are shown.'),
    );
  }, []);
  return data;
}
