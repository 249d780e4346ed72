import { t } from '@lingui/core/macro';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { useSite } from '../../platform/page-data/site';
import { SubscribeForm } from '../subscribe/SubscribeForm';
import { Brand } from './Brand';
import styles from './Footer.module.css';
import { ServerPart } from './ServerPart';

/** The end of every page; pages of members leave the room to what people came for, and have one row of links. */
export function Footer({ isShort }: { isShort: boolean }): ReactElement {
  const { name } = useSite();
  return (
    <footer className={styles.footer} data-short={isShort}>
      <div className={styles.inner} hidden={isShort}>
        <div className={styles.about}>
          <Brand name={name} />
          <p>{t`Free tools for stress and mental health. This site isn’t treatment or an emergency service.`}</p>
          <Link href="/help" className={styles.help}>
            {t`Need help now?`}
          </Link>
          <SubscribeForm />
          <ServerPart name="subscribeNote" />
        </div>
        <ServerPart name="footerLinks" />
      </div>
      <div hidden={!isShort}>
        <ServerPart name="footerRow" />
      </div>
    </footer>
  );
}
