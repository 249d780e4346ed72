import { t } from '@lingui/core/macro';
import type { ReactElement } from 'react';
import styles from './Footer.module.css';

const LINKS = [
  ['/help', t`Help`],
  ['/about', t`About`],
  ['/contact', t`Contact`],
  ['/privacy', t`Privacy`],
  ['/terms', t`Terms`],
] as const;

/** The end of a member's page, which only the server renders: what is essential, in one row. */
export function FooterRow(): ReactElement {
  return (
    <nav aria-label={t`More about this site`}>
      <ul className={styles.row}>
        {LINKS.map(([href, name]) => (
          <li key={href}>
            <a href={href}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
