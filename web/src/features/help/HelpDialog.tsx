import type { HelpPageData } from '@stillgrove/contract/helplines';
import { createContext, use, useEffect, useRef, useState, type ReactElement } from 'react';
import { useLocation } from 'wouter';
import { loadPageData } from '../../platform/page-data/page-data';
import { onFirstInteraction } from '../../platform/screen/first-interaction';
import { StaticHtml } from '../../ui/layout/StaticHtml';
import emergency from './Emergency.module.css';
import styles from './HelpDialog.module.css';
import type { HelpDialogContent } from './HelpDialogContent';
import opening from './HelpOpening.module.css';
import exit from './QuickExit.module.css';

const HELP = '/help';

/** What is in the dialog as the server sends it. The browser has it already, so it has no code for it. */
export const HelpEssentialsContext = createContext<ReactElement | null>(null);

/** Class names of what only the server renders; named here, so that every page has their rules. */
export const ESSENTIALS_STYLES = {
  content: styles.content,
  panel: emergency.panel,
  exit: exit.exit,
  title: opening.title,
};

/**
 * The help over the page where someone is; what they were doing stays as it was. The inline script of every page opens
 * it, with what helps anywhere. The numbers of the visitor's country follow as soon as their code is there.
 */
export function HelpDialog(): ReactElement | null {
  const [path] = useLocation();
  const dialog = useRef<HTMLDialogElement>(null);
  const shownPath = useRef(path);
  const [open, setOpen] = useState(false);
  const [Content, setContent] = useState<typeof HelpDialogContent | null>(null);
  const essentials = use(HelpEssentialsContext);
  useEffect(() => {
    const look = () => {
      if (dialog.current?.open !== true) return;
      setOpen(true);
      prepare().then(
        (loaded) => setContent(() => loaded),
        () => undefined,
      );
    };
    // It may have been opened before this code was there.
    look();
    document.addEventListener('click', look);
    const stopWaiting = onFirstInteraction(() => void prepare().catch(() => undefined));
    return () => {
      document.removeEventListener('click', look);
      stopWaiting();
    };
  }, []);
  useEffect(() => {
    if (shownPath.current !== path) dialog.current?.close();
    shownPath.current = path;
  }, [path]);
  if (path === HELP) return null;
  return (
    <dialog
      ref={dialog}
      id="help-dialog"
      className={styles.dialog}
      aria-labelledby="help-title"
      closedby="any"
      onClose={() => setOpen(false)}
    >
      {Content === null ? <StaticHtml part={essentials ?? <></>} wanted={false} /> : <Content open={open} />}
    </dialog>
  );
}

let prepared: Promise<typeof HelpDialogContent> | null = null;

/** Loads code and numbers and finds the country; once, and again only after a failure. */
function prepare(): Promise<typeof HelpDialogContent> {
  prepared ??= Promise.all([import('./HelpDialogContent'), loadPageData(HELP)]).then(
    ([{ HelpDialogContent: Loaded, findHelp }, data]) => {
      findHelp(data as HelpPageData);
      return Loaded;
    },
  );
  prepared.catch(() => (prepared = null));
  return prepared;
}
