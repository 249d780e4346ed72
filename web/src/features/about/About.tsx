import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { operatorSentence } from '@stillgrove/domain/site/legal-form';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import walk from '../../drawings/depression-2.svg?url&no-inline';
import tree from '../../drawings/hero-tree.svg?url&no-inline';
import { useSite } from '../../platform/page-data/site';
import { ButtonLink } from '../../ui/controls/Button';
import { Drawing } from '../../ui/drawing/Drawing';
import { PageHead } from '../../ui/layout/PageHead';
import styles from './About.module.css';
import { AtAGlance } from './AtAGlance';
import { Mission } from './Mission';
import { Promised } from './Promised';

/** Who runs the site, what it is for, and who can see what. */
export function About(): ReactElement {
  const { name, operatorName, legalForm, host, diaryUrl } = useSite();
  return (
    <>
      <PageHead
        title={t`About ${name}`}
        lead={t`A free, open-source site for stress relief and mental health awareness.`}
        drawing={{ src: walk, width: 480, height: 320 }}
      />
      <AtAGlance />
      <Mission />
      <div className={styles.promises}>
        <Promised title={t`Who runs this site`}>
          <p>
            <Trans>
              {operatorSentence(operatorName, legalForm)} Its address and email address are at the bottom of
              this page.
            </Trans>
            {host !== '' && t` Where the server is: ${host}.`}
          </p>
          <Link href="/contact">{t`Contact us`}</Link>
        </Promised>
        <Promised title={t`What needs an account`}>
          <p>
            <Trans>
              Help, articles, free resources and the therapists page are open to everyone. Guided breathing,
              games, books, videos, your tree and the diary work without an account, too, and stay on your
              device. You need a free account for appointments and to use several devices.
            </Trans>
          </p>
          <Link href="/young-people">{t`For young people`}</Link>
        </Promised>
        <Promised title={t`Who can see what`}>
          <p>
            <Trans>
              There are no ads and no trackers. Your browser asks no other company for anything until you tap
              to open it, such as a video on YouTube. Your account is on this site’s own server. We don’t sell
              your data. We share it only with the people and services that the privacy page names.
            </Trans>
          </p>
          <p>
            <Trans>
              The server keeps your name, your email address, and the activity and day of each point. The team
              can see messages you send and appointments you make.
            </Trans>
            {diaryUrl === null && t` They can’t see your diary.`}{' '}
            {t`The server may also count how often each page loads, without a note of who loads it.`}
          </p>
          <Link href="/privacy">{t`Read all that is stored`}</Link>
        </Promised>
        <Promised title={t`What this site is not`}>
          <p>
            <Trans>
              It’s not treatment, not a diagnosis and not an emergency service. No one watches it for
              emergencies. Each article says when to see a professional.
            </Trans>
          </p>
          <Link href="/help">{t`Need help now?`}</Link>
        </Promised>
        <Promised title={t`Who made the drawings`}>
          <p>{t`The Stillgrove project made every drawing and sound itself, without stock photos.`}</p>
        </Promised>
        <Promised title={t`Open source`}>
          <p>
            <Trans>
              The program is open source under the MIT license. A charity, a campus or a clinic can run it
              under its own name, and change what doesn’t fit.
            </Trans>
          </p>
        </Promised>
      </div>
      <section className={styles.closing} aria-labelledby="about-closing">
        <Drawing src={tree} width={420} height={460} className={styles.tree} />
        <div className={styles.words}>
          <h2 id="about-closing">{t`What would help you?`}</h2>
          <p>{t`Tell us if something is missing, wrong or hard to find.`}</p>
          <ButtonLink kind="main" href="/contact">
            {t`Write to us`}
          </ButtonLink>
        </div>
      </section>
    </>
  );
}
