import { t } from '@lingui/core/macro';
import type { Site } from '@stillgrove/contract/site';
import type { ReactElement } from 'react';
import styles from './Footer.module.css';

const EXPLORE = [
  ['/breathing', t`Breathing and Meditation`],
  ['/relax', t`Relax`],
  ['/books', t`Books and Thoughts`],
  ['/articles', t`Articles`],
  ['/resources', t`Free resources`],
  ['/reward', t`Growth Tree`],
] as const;

const QUICK_LINKS = [
  ['/about', t`About`],
  ['/therapists', t`Therapists`],
  ['/faq', 'FAQ'],
  ['/young-people', t`For young people`],
  ['/privacy', t`Privacy`],
  ['/terms', t`Terms`],
  ['/imprint', t`Imprint`],
] as const;

/** What the footer of public pages links to, which only the server renders. */
export function FooterLinks({
  address,
  email,
  phone,
}: Pick<Site, 'address' | 'email' | 'phone'>): ReactElement {
  return (
    <>
      <LinkList title={t`Explore`} links={EXPLORE} />
      <LinkList title={t`Quick Links`} links={QUICK_LINKS} />
      <section aria-labelledby="footer-contact">
        <h2 id="footer-contact" className={styles.title}>
          {t`Contact Us`}
        </h2>
        <address className={styles.address}>
          <span>{address}</span>
          <a href={`mailto:${email}`}>{email}</a>
          {phone !== '' && <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</a>}
        </address>
      </section>
    </>
  );
}

function LinkList({
  title,
  links,
}: {
  title: string;
  links: readonly (readonly [string, string])[];
}): ReactElement {
  return (
    <nav aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <ul>
        {links.map(([href, label]) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
