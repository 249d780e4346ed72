import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { useSite } from '../../platform/site/site';
import { SubscribeForm } from '../subscribe/SubscribeForm';
import { Brand } from './Brand';
import styles from './Footer.module.css';

const EXPLORE = [
  ['/breathing', 'Breathing and Meditation'],
  ['/relax', 'Relax'],
  ['/books', 'Books and Thoughts'],
  ['/articles', 'Articles'],
  ['/resources', 'Free resources'],
  ['/reward', 'Growth Tree'],
] as const;

const QUICK_LINKS = [
  ['/about', 'About'],
  ['/therapists', 'Therapists'],
  ['/faq', 'FAQ'],
  ['/young-people', 'For young people'],
  ['/privacy', 'Privacy'],
  ['/terms', 'Terms'],
  ['/imprint', 'Imprint'],
] as const;

export function Footer(): ReactElement {
  const { name, address, email, phone } = useSite();
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.about}>
          <Brand name={name} />
          <p>Free tools for stress and mental health. This site isn’t treatment or an emergency service.</p>
          <Link href="/help" className={styles.help}>
            Need help now?
          </Link>
          <SubscribeForm />
        </div>
        <LinkList title="Explore" links={EXPLORE} />
        <LinkList title="Quick Links" links={QUICK_LINKS} />
        <section aria-labelledby="footer-contact">
          <h2 id="footer-contact" className={styles.title}>
            Contact Us
          </h2>
          <address className={styles.address}>
            <span>{address}</span>
            <a href={`mailto:${email}`}>{email}</a>
            {phone !== '' && <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</a>}
          </address>
        </section>
      </div>
    </footer>
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
            <Link href={href}>{label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
