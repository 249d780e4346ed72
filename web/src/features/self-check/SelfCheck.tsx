import { FORM_RULES, type InstrumentId } from '@stillgrove/domain/self-checks/forms';
import type { KeptResult } from '@stillgrove/domain/self-checks/kept-result';
import type { Questionnaire } from '@stillgrove/domain/self-checks/questionnaire';
import { beginRun, goOn, type Run } from '@stillgrove/domain/self-checks/run';
import type { PrivateRecord } from '@stillgrove/domain/vault/records';
import { useState, type ReactElement, type ReactNode } from 'react';
import { Beginning } from './Beginning';
import { Question } from './Question';
import { Result } from './Result';
import styles from './SelfCheck.module.css';
import { Stopped } from './Stopped';

type Props = {
  questionnaire: Questionnaire;
  /** Undefined before the first question. */
  run: Run | undefined;
  onRun: (run: Run | undefined) => void;
  /** One question back. */
  onBack: () => void;
  help: ReactNode;
  /** What is kept of earlier self-checks, as far as the private space is open. */
  kept: readonly PrivateRecord<KeptResult>[];
  /** The instruments that this site offers. */
  offered: readonly InstrumentId[];
};

/** One self-check from what is said before it to its result. */
export function SelfCheck({ questionnaire, run, onRun, onBack, help, kept, offered }: Props): ReactElement {
  const [stopped, setStopped] = useState(false);
  const { instrument } = questionnaire;
  const begin = () => {
    setStopped(false);
    onRun(beginRun(instrument));
  };
  if (stopped)
    return (
      <div className={styles.column}>
        <Stopped help={help} onAgain={() => setStopped(false)} />
      </div>
    );
  if (run === undefined)
    return (
      <div className={styles.column}>
        <Beginning questionnaire={questionnaire} onBegin={begin} />
      </div>
    );
  if (run.at === 'result')
    return (
      <div className={styles.column}>
        <Result
          questionnaire={questionnaire}
          run={run}
          onRun={onRun}
          onBack={onBack}
          help={help}
          kept={kept}
          offersLowMood={instrument === 'who-5' && offered.includes('phq-9')}
        />
      </div>
    );
  return (
    <div className={styles.column}>
      <Question
        questionnaire={questionnaire}
        run={run}
        items={FORM_RULES[run.form].items}
        help={help}
        onRun={onRun}
        onNext={() => onRun(goOn(run))}
        onBack={onBack}
        onStop={() => {
          onRun(undefined);
          setStopped(true);
        }}
      />
    </div>
  );
}
