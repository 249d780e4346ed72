import { t } from '@lingui/core/macro';
import type { ReactElement } from 'react';
import styles from './Directories.module.css';

const DIRECTORIES = [
  ['https://findahelpline.com', 'findahelpline.com', t`Lines in many countries. Call, text or chat.`],
  ['https://befrienders.org', 'befrienders.org', t`People who listen, in many countries.`],
] as const;

/** Where to look when the numbers of a country do not help or are not known. */
export function Directories(): ReactElement {
  return (
    <div className={styles.directories}>
      <p>{t`These two services find someone for you, wherever you are:`}</p>
      <ul>
        {DIRECTORIES.map(([href, name, about]) => (
          <li key={href} className={styles.directory}>
            <a href={href} rel="noreferrer" className={styles.link}>
              {name}
            </a>
            <span className={styles.about}>{about}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
