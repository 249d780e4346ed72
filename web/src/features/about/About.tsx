import { operatorSentence } from '@stillgrove/domain/site/legal-form';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import walk from '../../drawings/depression-2.svg?url&no-inline';
import tree from '../../drawings/hero-tree.svg?url&no-inline';
import { useSite } from '../../platform/site/site';
import { ButtonLink } from '../../ui/controls/Button';
import { Drawing } from '../../ui/drawing/Drawing';
import { PageOpening } from '../../ui/opening/PageOpening';
import styles from './About.module.css';
import { Mission } from './Mission';
import { Promised } from './Promised';

/** Who runs the site, what it is for, and who can see what. */
export function About(): ReactElement {
  const { name, operatorName, legalForm, host, diaryUrl } = useSite();
  return (
    <>
      <PageOpening
        title={`About ${name}`}
        lead="A free, open-source site for stress relief and mental health awareness."
        drawing={{ src: walk, width: 480, height: 320 }}
      />
      <Mission />
      <div className={styles.promises}>
        <Promised title="Who runs this site">
          <p>
            {operatorSentence(operatorName, legalForm)} Its address and email address are at the bottom of
            this page.
            {host !== '' && ` Where the server is: ${host}.`}
          </p>
          <Link href="/contact">Contact us</Link>
        </Promised>
        <Promised title="What needs an account">
          <p>
            Help, articles, free resources and the therapists page are open to everyone. You need a free
            account for guided breathing, games, books, videos, your tree, the diary and appointments.
          </p>
          <Link href="/young-people">For young people</Link>
        </Promised>
        <Promised title="Who can see what">
          <p>
            There are no ads and no trackers. Your browser asks no other company for anything until you tap to
            open it, such as a video on YouTube. Your account is on this site’s own server. We don’t sell or
            share your data.
          </p>
          <p>
            The server keeps your name, your email address, and the activity and day of each point. The team
            can see messages you send and appointments you make.
            {diaryUrl === null && ' They can’t see your diary.'} The server may also count how often each page
            loads, without a note of who loads it.
          </p>
          <Link href="/privacy">Read all that is stored</Link>
        </Promised>
        <Promised title="What this site is not">
          <p>
            It is not treatment, not a diagnosis and not an emergency service. No one watches it for
            emergencies. Each article says when to see a professional.
          </p>
          <Link href="/help">Find help right now</Link>
        </Promised>
        <Promised title="Who made the drawings">
          <p>
            The Stillgrove project made the drawings and the sounds itself, with small programs that anyone
            can read. There are no stock photos.
          </p>
        </Promised>
        <Promised title="Open source">
          <p>
            The program is open source under the MIT license. A charity, a campus or a clinic can run it under
            its own name, and change what does not fit.
          </p>
        </Promised>
      </div>
      <section className={styles.closing} aria-labelledby="about-closing">
        <Drawing src={tree} width={420} height={460} className={styles.tree} />
        <div className={styles.words}>
          <h2 id="about-closing">What would help you?</h2>
          <p>Tell us if something is missing, wrong or hard to find.</p>
          <ButtonLink kind="main" href="/contact">
            Write to us
          </ButtonLink>
        </div>
      </section>
    </>
  );
}
