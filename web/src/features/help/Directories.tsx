import { t } from '@lingui/core/macro';
import type { ReactElement } from 'react';
import styles from './Directories.module.css';

export const FIND_A_HELPLINE = 'https://findahelpline.com';

const DIRECTORIES = [
  [FIND_A_HELPLINE, 'findahelpline.com', t`Lines in many countries. Call, text or chat.`],
  ['https://befrienders.org', 'befrienders.org', t`People who listen, in many countries.`],
] as const;

type Props = {
  /** The country for which no crisis line is known. */
  without?: string | undefined;
};

/** Where to look when the numbers of a country do not help or are not known. */
export function Directories({ without }: Props): ReactElement {
  return (
    <div className={styles.directories}>
      <p>
        {without === undefined
          ? t`These two directories list lines in many countries:`
          : t`We don’t know a crisis line in this country yet: ${without}. These two directories list lines in many countries:`}
      </p>
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
