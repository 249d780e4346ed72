import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { mostPoints } from '@stillgrove/domain/self-checks/forms';
import type { Questionnaire } from '@stillgrove/domain/self-checks/questionnaire';
import type { Run } from '@stillgrove/domain/self-checks/run';
import type { Score } from '@stillgrove/domain/self-checks/score';
import type { ReactElement } from 'react';
import { today } from '../../platform/clock/clock';

import { formName } from './check-words';
import { dayInWords } from './day-words';
import styles from './PrintedForm.module.css';
import { BAND_NAMES } from './result-words';

type Props = { questionnaire: Questionnaire; run: Run; score: Score | null };

/** The filled-in form on paper, for a doctor: what was asked, what was answered, and where the form comes from. */
export function PrintedForm({ questionnaire, run, score }: Props): ReactElement {
  const { form, answers, difficulty } = run;
  const { name, fullName } = formName(questionnaire, form);
  const { stem, items, options, edition, credit, language } = questionnaire;
  const textOf = (value: number | null, of = options) =>
    of.find((option) => option.value === value)?.text ?? t`No answer`;
  return (
    <article className={styles.paper}>
      <h1>
        {fullName} ({name})
      </h1>
      <p>{dayInWords(today())}</p>
      <p lang={language}>{stem}</p>
      <table className={styles.answers} lang={language}>
        <tbody>
          {answers.map((answer, item) => (
            <tr key={items[item]}>
              <td>{item + 1}</td>
              <td>{items[item]}</td>
              <td>{textOf(answer)}</td>
              <td>{answer ?? '–'}</td>
            </tr>
          ))}
          {questionnaire.difficulty !== undefined && difficulty !== null && (
            <tr>
              <td />
              <td>{questionnaire.difficulty.question}</td>
              <td>{textOf(difficulty, questionnaire.difficulty.options)}</td>
              <td />
            </tr>
          )}
        </tbody>
      </table>
      <p>
        {score === null ? (
          t`Not scored, because some questions have no answer.`
        ) : (
          <Trans>
            Total: <b>{score.points}</b> of {mostPoints(form)}. Band: {BAND_NAMES[score.band]}.
          </Trans>
        )}
      </p>
      <p>{t`Filled in by the person on their own device. This is not a diagnosis.`}</p>
      <p className={styles.credit} lang={language}>
        {edition}. {credit}
      </p>
    </article>
  );
}
