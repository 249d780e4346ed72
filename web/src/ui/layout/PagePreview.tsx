import { createContext, use, type ReactElement } from 'react';
import styles from './PagePreview.module.css';
import { QuietPlaceholder } from './QuietPlaceholder';

/** The page's HTML without personal data; empty in the browser, which keeps what the server sent. */
export const PreviewContext = createContext('');

/**
 * What a member sees of a page until the session is known: its HTML without personal data. Visitors and screen
 * readers get a loading message instead.
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
