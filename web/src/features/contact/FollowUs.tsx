import { t } from '@lingui/core/macro';
import type { ReactElement } from 'react';
import { useSite } from '../../platform/page-data/site';
import { listed } from '../../ui/filters/words';
import styles from './FollowUs.module.css';
import { notSetYet, socialLinks, type SocialLink } from './social-links';

/** Simple marks of our own on a 24 by 24 grid: strokes that remind of a place without copying its logo. */
const MARKS: Readonly<Record<SocialLink['icon'], string>> = {
  facebook: 'M15.5 4.5h-1.5a3.5 3.5 0 0 0-3.5 3.5v12M7.5 11.5h7',
  twitter: 'M5 5l14 14M19 5 5 19',
  instagram:
    'M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4ZM12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM16.7 7.3h.01',
  linkedin: 'M6 10v9M6 5.5h.01M11 19v-9M11 14a4 4 0 0 1 8 0v5',
  youtube: 'M7 6h10a4 4 0 0 1 4 4v4a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4v-4a4 4 0 0 1 4-4ZM10.5 9.5v5l4-2.5Z',
};

export function FollowUs(): ReactElement {
  const links = socialLinks(useSite().social);
  const missing = notSetYet(links);
  return (
    <section id="follow-us" className={styles.follow} aria-labelledby="follow-us-title">
      <h3 id="follow-us-title">{t`Follow Us`}</h3>
      <ul className={styles.links}>
        {links.map((link) => (
          <li key={link.name}>
            <Mark {...link} />
          </li>
        ))}
      </ul>
      {missing.length > 0 && <p className={styles.note}>{t`Not set yet: ${listed(missing)}.`}</p>}
    </section>
  );
}

function Mark({ name, icon, href }: SocialLink): ReactElement {
  const mark = (
    <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden focusable="false">
      <path d={MARKS[icon]} />
    </svg>
  );
  if (href === null) {
    return (
      <a href="#follow-us" className={styles.link} data-unset="" aria-label={t`${name} (not set yet)`}>
        {mark}
      </a>
    );
  }
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className={styles.link}
      aria-label={t`${name} (opens in a new tab)`}
    >
      {mark}
    </a>
  );
}
