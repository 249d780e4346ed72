import { t } from '@lingui/core/macro';
import type { InstrumentId } from '@stillgrove/domain/self-checks/forms';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import styles from './NextSteps.module.css';
import type { Urgency } from './result-words';

type Step = readonly [href: string, name: string, about: string];

const BREATHING: Step = ['/breathing', t`Breathe for a few minutes`, t`Slow breathing, as long as you like.`];
const MOVE: Step = ['/exercises', t`Gentle exercises`, t`In a chair, in bed or on your feet.`];
const THERAPISTS: Step = [
  '/therapists',
  t`Find a therapist`,
  t`People you can meet with, online or in person.`,
];
const HELP: Step = ['/help', t`Talk to someone now`, t`Numbers for your country, and what to do.`];

const READING: Readonly<Record<InstrumentId, Step>> = {
  'who-5': ['/articles', t`Read about mental health`, t`In plain words.`],
  'phq-9': ['/depression', t`Read about low mood that stays`, t`What depression is, and what helps.`],
  'gad-7': ['/anxiety', t`Read about worry that stays`, t`What anxiety is, and what helps.`],
};

const STEPS: Readonly<Record<Urgency, (reading: Step) => readonly Step[]>> = {
  none: (reading) => [BREATHING, MOVE, reading],
  helps: (reading) => [THERAPISTS, reading, BREATHING],
  soon: (reading) => [HELP, THERAPISTS, reading],
};

/** What someone can do now: for oneself, or with a professional. */
export function NextSteps({
  instrument,
  urgency,
}: {
  instrument: InstrumentId;
  urgency: Urgency;
}): ReactElement {
  return (
    <section className={styles.next} aria-labelledby="what-next">
      <h2 id="what-next" className="like-h3">
        {t`What you can do next`}
      </h2>
      <ul className={styles.steps}>
        {STEPS[urgency](READING[instrument]).map(([href, name, about]) => (
          <li key={href}>
            <Link href={href} className="text-link stretched-link">
              {name}
            </Link>
            <p className={styles.about}>{about}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
