import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { FORM_RULES, mostPoints, type FormId } from '@stillgrove/domain/self-checks/forms';
import type { Questionnaire } from '@stillgrove/domain/self-checks/questionnaire';
import type { Score } from '@stillgrove/domain/self-checks/score';
import type { ReactElement } from 'react';
import { formName } from './check-words';
import { BAND_NAMES } from './result-words';
import styles from './ResultDetails.module.css';

type Props = { questionnaire: Questionnaire; form: FormId; score: Score | null };

/** The number and the ranges of the form, for those who want them. */
export function ResultDetails({ questionnaire, form, score }: Props): ReactElement | null {
  if (score === null) return null;
  const { bands } = FORM_RULES[form];
  const most = mostPoints(form);
  const { name } = formName(questionnaire, form);
  const { points } = score;
  return (
    <details className={styles.details}>
      <summary className="text-summary">{t`Show the number and the ranges`}</summary>
      <p>
        <Trans>
          {name}: <b>{points}</b> of {most} points.
        </Trans>{' '}
        {form === 'who-5'
          ? t`More points mean more well-being.`
          : t`More points mean that things were harder.`}
      </p>
      <table className={styles.bands}>
        <caption className="visually-hidden">{t`The ranges of ${name}`}</caption>
        <thead>
          <tr>
            <th scope="col">{t`Points`}</th>
            <th scope="col">{t`Range`}</th>
          </tr>
        </thead>
        <tbody>
          {bands.map(({ id, from }, place) => {
            const to = (bands[place + 1]?.from ?? most + 1) - 1;
            return (
              <tr key={id} aria-current={id === score.band || undefined}>
                <td>{t`${from} to ${to}`}</td>
                <td>
                  {BAND_NAMES[id]}
                  {id === score.band && <span className={styles.yours}> {t`(your answers)`}</span>}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className={styles.limits}>
        {t`The ranges come from studies with adults. They are rough: two people with the same number can feel very different.`}
      </p>
    </details>
  );
}
