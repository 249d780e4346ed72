import { t } from '@lingui/core/macro';
import type { ReactElement, ReactNode } from 'react';
import { Drawing } from '../drawing/Drawing';
import styles from './AuthLayout.module.css';

type Props = {
  drawing: string;
  /** What to say where JavaScript is off; a form that the browser can send by itself is still shown. */
  withoutScripts?: string;
  children: ReactNode;
};

const NEEDS_SCRIPTS = t`This page needs JavaScript. Turn it on for this site. Help and articles work without it.`;

/** A page with one form and a drawing beside it: signing in, a new password, a link from an email. */
export function AuthLayout({ drawing, withoutScripts = NEEDS_SCRIPTS, children }: Props): ReactElement {
  return (
    <section className={styles.page}>
      <div data-arch="" className={styles.picture}>
        <Drawing src={drawing} width={480} height={640} cover className={styles.drawing} />
      </div>
      <div className={styles.form}>
        {children}
        <noscript>
          <p>{withoutScripts}</p>
        </noscript>
      </div>
    </section>
  );
}
