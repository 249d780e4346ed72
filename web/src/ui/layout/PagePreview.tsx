import { createContext, use, type ReactElement } from 'react';
import styles from './PagePreview.module.css';
import { QuietPlaceholder } from './QuietPlaceholder';

/** The page's HTML as no one in particular sees it; empty in the browser, which keeps what the server sent. */
export const PreviewContext = createContext('');

/**
 * What a member sees of a page until it is known who is there: its still picture, without anything of their
 * own. Everyone else, and whoever listens, is told to wait a moment.
 */
export function PagePreview(): ReactElement {
  return (
    <>
      <div className={styles.waiting}>
        <QuietPlaceholder />
      </div>
      <div
        className={styles.preview}
        inert
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: use(PreviewContext) }}
      />
    </>
  );
}
