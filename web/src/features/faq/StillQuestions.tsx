import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { answerTimeSentence } from '@stillgrove/domain/site/answer-time';
import type { ReactElement } from 'react';
import drawing from '../../drawings/ptsd-3.svg?url&no-inline';
import { useSite } from '../../platform/page-data/site';
import { ButtonLink } from '../../ui/controls/Button';
import { Arch } from '../../ui/drawing/Arch';
import { Reveal } from '../../ui/reveal/Reveal';
import styles from './StillQuestions.module.css';

/** The way to the team, for whoever found no answer. */
export function StillQuestions(): ReactElement {
  const { answerHours } = useSite();
  return (
    <section className={styles.banner} aria-labelledby="still-questions">
      <Reveal className={styles.inner}>
        <Arch src={drawing} width={480} height={320} className={styles.picture} />
        <div className={styles.words}>
          <h2 id="still-questions">{t`Still Have Questions?`}</h2>
          <p>
            <Trans>Write to us in your own words. {answerTimeSentence(answerHours)}</Trans>
          </p>
          <ButtonLink kind="main" href="/contact">
            {t`Contact Us`}
          </ButtonLink>
        </div>
      </Reveal>
    </section>
  );
}
