import { t } from '@lingui/core/macro';
import { FORM_RULES } from '@stillgrove/domain/self-checks/forms';
import type { KeptResult } from '@stillgrove/domain/self-checks/kept-result';
import type { Questionnaire } from '@stillgrove/domain/self-checks/questionnaire';
import { goLonger, goTo, type Run } from '@stillgrove/domain/self-checks/run';
import { asksForHelp, scoreOf, unansweredItems } from '@stillgrove/domain/self-checks/score';
import type { PrivateRecord } from '@stillgrove/domain/vault/records';
import { useEffect, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { Link } from 'wouter';
import { today } from '../../platform/clock/clock';
import { Button } from '../../ui/controls/Button';
import { CHECK_WORDS, longerInWords } from './check-words';
import { Credit } from './Credit';
import { HelpAtOnce } from './HelpAtOnce';
import { KeepResult } from './KeepResult';
import { LastTime } from './LastTime';
import { NextSteps } from './NextSteps';
import { PrintedForm } from './PrintedForm';
import { ResultDetails } from './ResultDetails';
import { resultWords, unscoredWords } from './result-words';
import styles from './Result.module.css';

type Props = {
  questionnaire: Questionnaire;
  run: Run;
  onRun: (run: Run | undefined) => void;
  onBack: () => void;
  help: ReactNode;
  kept: readonly PrivateRecord<KeptResult>[];
  /** Whether a low result leads on to the questions about low mood. */
  offersLowMood: boolean;
};

/** What the answers say, words first. */
export function Result({
  questionnaire,
  run,
  onRun,
  onBack,
  help,
  kept,
  offersLowMood,
}: Props): ReactElement {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The heading has the focus, but help above it is what has to be in sight.
    scrollTo({ top: 0, behavior: 'instant' });
    title.current?.focus({ preventScroll: true });
  }, []);
  const [keptAs, setKeptAs] = useState<string | null>(null);
  const { form, answers, difficulty } = run;
  const score = scoreOf(form, answers);
  const needsSomeone = asksForHelp(form, answers);
  const words = resultWords(form, answers);
  const missing = unansweredItems(answers);
  const { longer, items } = FORM_RULES[form];
  const isOpen = score !== null && score.band !== 'few';
  return (
    <>
      <div className={styles.result} data-no-preload>
        <HelpAtOnce shown={needsSomeone}>{help}</HelpAtOnce>
        <p className={styles.which}>{CHECK_WORDS[questionnaire.instrument].name}</p>
        <h1 ref={title} tabIndex={-1} className={styles.summary}>
          {words?.summary ?? unscoredWords(missing.length)}
        </h1>
        {words !== undefined && <p className={styles.next}>{words.next}</p>}
        <p className={styles.disclaimer}>{t`This isn’t a diagnosis, and no one else has seen it.`}</p>
        {score !== null && !needsSomeone && (
          <LastTime
            form={form}
            points={score.points}
            earlier={kept.filter(({ id }) => id !== keptAs).map(({ value }) => value)}
          />
        )}
        <div className="actions">
          {missing[0] !== undefined && (
            <Button kind="main" onClick={() => onRun(goTo(run, missing[0] ?? 0))}>
              {t`Answer what is left`}
            </Button>
          )}
          {longer !== null && score !== null && (
            <Button kind={isOpen ? 'main' : 'plain'} onClick={() => onRun(goLonger(run))}>
              {longerInWords(FORM_RULES[longer].items - items)}
            </Button>
          )}
          {offersLowMood && score !== null && score.band !== 'fair' && (
            <Link
              href={`/check-in/self-check#${CHECK_WORDS['phq-9'].hash}`}
              className={styles.further}
            >{t`Two questions about low mood can tell you more`}</Link>
          )}
        </div>
        {words !== undefined && <NextSteps instrument={questionnaire.instrument} urgency={words.urgency} />}
        <ResultDetails questionnaire={questionnaire} form={form} score={score} />
        <KeepResult result={{ form, day: today(), answers, difficulty }} keptAs={keptAs} onKept={setKeptAs} />
        <div className="actions">
          <Button onClick={() => print()}>{t`Print for a doctor`}</Button>
          <Button kind="quiet" onClick={onBack}>
            {t`Back to my answers`}
          </Button>
          <Button kind="quiet" onClick={() => onRun(undefined)}>
            {t`Start over`}
          </Button>
        </div>
        <p className={styles.disclaimer}>
          {t`These questions look back two weeks, so there’s no need to ask them again before two weeks have passed.`}
        </p>
        <Credit questionnaire={questionnaire} />
      </div>
      <PrintedForm questionnaire={questionnaire} run={run} score={score} />
    </>
  );
}
