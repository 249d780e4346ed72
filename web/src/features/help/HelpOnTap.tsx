import type { HelpPageData } from '@stillgrove/contract/helplines';
import { useEffect, useState, type ReactElement } from 'react';
import { useLocation } from 'wouter';
import { loadPageData } from '../../platform/page-data/page-data';
import type { HelpDialog } from './HelpDialog';
import { followHelpLinks } from './follow-help-links';

type Opened = { Dialog: typeof HelpDialog; opener: HTMLElement; path: string };

/** Makes every link to the help page open the help at once, on the page where someone is. */
export function HelpOnTap(): ReactElement | null {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [path] = useLocation();
  useEffect(() => {
    return followHelpLinks({
      load: async () => (await loadCode()).HelpDialog,
      prepare,
      open: (Dialog, opener) => setOpened({ Dialog, opener, path: location.pathname }),
    });
  }, []);
  if (opened?.path !== path) return null;
  const { Dialog, opener } = opened;
  return <Dialog opener={opener} onClose={() => setOpened(null)} />;
}

const loadCode = () => import('./HelpDialog');

let prepared: Promise<void> | null = null;

/** Loads code and numbers and finds the country; once, and again only after a failure. */
function prepare(): void {
  prepared ??= Promise.all([loadCode(), loadPageData('/help')]).then(
    ([{ findHelp }, data]) => findHelp(data as HelpPageData),
    () => {
      prepared = null;
    },
  );
}
