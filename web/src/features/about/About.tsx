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

/** Who is behind this place, what for, and how they treat what is told to them. */
export function About(): ReactElement {
  const { name } = useSite();
  return (
    <>
      <PageOpening
        title="A quiet place, kept by people"
        lead={`${name} is a non-profit, open-source place for a calmer minute. It is run by the people whose name and address stand at the foot of this page, on a server of their own.`}
        drawing={{ src: walk, width: 480, height: 320 }}
      />
      <Mission />
      <div className={styles.promises}>
        <Promised title="How your privacy is kept">
          <p>
            No advertising, no trackers, and no request to another company before you tap to open something.
            You can read everything public and find help without an account. With one, we keep your name, your
            email address and your points, and little else.
          </p>
          <Link href="/privacy">Read what is stored, word for word</Link>
        </Promised>
        <Promised title="What this is not">
          <p>
            It is not treatment, not a diagnosis and not an emergency service. No one watches what you enter.
            Articles say when to seek a professional, and who that may be.
          </p>
          <Link href="/help">Find help right now</Link>
        </Promised>
        <Promised title="Who made the drawings">
          <p>
            The project itself, by hand and by small scripts that anyone can read. The sounds come from such
            scripts, too. There are no stock photographs, and no one was filmed or recorded.
          </p>
        </Promised>
        <Promised title="Open to look into">
          <p>
            The whole program is open source under the MIT licence. A charity, a campus or a clinic can run a
            instance of its own, under its own name, and change what does not fit.
          </p>
        </Promised>
      </div>
      <section className={styles.closing} aria-labelledby="about-closing">
        <Drawing src={tree} width={420} height={460} className={styles.tree} />
        <div className={styles.words}>
          <h2 id="about-closing">Tell us what would help</h2>
          <p>Something is missing, wrong or too hard to find? We would like to know.</p>
          <ButtonLink kind="main" href="/contact">
            Write to us
          </ButtonLink>
        </div>
      </section>
    </>
  );
}
