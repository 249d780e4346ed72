import { answerTimeSentence } from '@stillgrove/domain/site/answer-time';
import type { ReactElement } from 'react';
import drawing from '../../drawings/ptsd-3.svg?url&no-inline';
import { useSite } from '../../platform/site/site';
import { ButtonLink } from '../../ui/controls/Button';
import { Drawing } from '../../ui/drawing/Drawing';
import { Reveal } from '../../ui/reveal/Reveal';
import styles from './StillQuestions.module.css';

/** The way to the team, for whoever found no answer. */
export function StillQuestions(): ReactElement {
  const { answerHours } = useSite();
  return (
    <section className={styles.banner} aria-labelledby="still-questions">
      <Reveal className={styles.inner}>
        <Drawing src={drawing} width={480} height={320} cover className={styles.picture} />
        <div className={styles.words}>
          <h2 id="still-questions">Still Have Questions?</h2>
          <p>Write to us in your own words. {answerTimeSentence(answerHours)}</p>
          <ButtonLink kind="main" href="/contact">
            Contact Us
          </ButtonLink>
        </div>
      </Reveal>
    </section>
  );
}
