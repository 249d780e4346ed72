import { t } from '@lingui/core/macro';
import type { ReactElement } from 'react';
import { currentOf } from './current-place';
import styles from './NavigationBar.module.css';

const LINKS = [
  ['/', t`Home`],
  ['/about', t`About`],
  ['/contact', t`Contact`],
  ['/faq', 'FAQ'],
  ['/reward', 'RewardTree'],
] as const;

/** For who is signed in; from `md` on these stand among the places. */
const OWN_LINKS = [
  ['/browse', t`Today`],
  ['/appointments', t`Appointments`],
  ['/settings', t`Settings`],
] as const;

/** The links of the navigation bar, which only the server renders. */
export function NavigationLinks({ path }: { path: string }): ReactElement {
  return (
    <>
      {LINKS.map(([href, label]) => (
        <a key={href} href={href} data-place={href} aria-current={currentOf([href], path)}>
          {label}
        </a>
      ))}
      {OWN_LINKS.map(([href, label]) => (
        <a
          key={href}
          href={href}
          data-place={href}
          className={styles.own}
          aria-current={currentOf([href], path)}
        >
          {label}
        </a>
      ))}
    </>
  );
}
