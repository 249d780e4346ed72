import { t } from '@lingui/core/macro';
import type { ReactElement } from 'react';
import community from '../../drawings/community.svg?url&no-inline';
import { useSite } from '../../platform/page-data/site';
import { Drawing } from '../../ui/drawing/Drawing';
import { FollowUs } from './FollowUs';
import styles from './GetInTouch.module.css';

/** How to reach the operator, beside the form. */
export function GetInTouch(): ReactElement {
  const { address, email, phone } = useSite();
  return (
    <section className={styles.panel} aria-labelledby="get-in-touch">
      <Drawing src={community} width={320} height={300} cover className={styles.picture} />
      <div className={styles.words}>
        <h2 id="get-in-touch">{t`Get in Touch`}</h2>
        <p>{t`You’re welcome here. Ask a question, make a suggestion, or tell us what doesn’t work for you.`}</p>
        <address>
          <dl className={styles.ways}>
            <dt>{t`Address`}</dt>
            <dd>{address}</dd>
            <dt>{t`Email`}</dt>
            <dd>
              <a href={`mailto:${email}`}>{email}</a>
            </dd>
            {phone !== '' && (
              <>
                <dt>{t`Phone`}</dt>
                <dd>
                  <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</a>
                </dd>
              </>
            )}
          </dl>
        </address>
        <FollowUs />
      </div>
    </section>
  );
}
