import { t } from '@lingui/core/macro';
import type { FormId } from '@stillgrove/domain/self-checks/forms';
import { type KeptResult, resultsOf } from '@stillgrove/domain/self-checks/kept-result';
import { changeSince } from '@stillgrove/domain/self-checks/score';
import type { ReactElement } from 'react';
import { dayInWords } from './day-words';
import { changeWords } from './result-words';
import styles from './LastTime.module.css';

type Props = { form: FormId; points: number; earlier: readonly KeptResult[] };

/** How a result compares with the last one that was kept. */
export function LastTime({ form, points, earlier }: Props): ReactElement | null {
  const last = resultsOf(form, earlier).at(-1);
  const change = last === undefined ? null : changeSince(form, last.points, points);
  if (last === undefined || change === null) return null;
  return (
    <p className={styles.last}>
      <b>{t`Last time was ${dayInWords(last.day)}.`}</b> {changeWords(form, change)}
    </p>
  );
}
