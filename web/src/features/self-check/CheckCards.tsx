import { t } from '@lingui/core/macro';
import type { Questionnaire } from '@stillgrove/domain/self-checks/questionnaire';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { Icon } from '../../ui/drawing/Icon';
import { CHECK_WORDS } from './check-words';
import styles from './CheckCards.module.css';
import type { Runs } from './use-runs';

type Props = { questionnaires: readonly Questionnaire[]; runs: Runs };

/** One card for each self-check, named by the feeling with which someone comes. */
export function CheckCards({ questionnaires, runs }: Props): ReactElement {
  return (
    <ul className={styles.cards} aria-label={t`Self-checks`}>
      {questionnaires.map(({ instrument, name, short }) => {
        const words = CHECK_WORDS[instrument];
        return (
          <li key={instrument} className={styles.card}>
            <h2 className={styles.name}>
              <Link href={`/check-in/self-check#${words.hash}`} className="stretched-link">
                {words.name}
              </Link>
              <Icon name="next" className={styles.onward} />
            </h2>
            <p>{progressWords(runs[instrument]) ?? words.about}</p>
            <p className={styles.facts}>
              {[words.length, short === undefined ? name : t`${short.name} and ${name}`].join(' · ')}
            </p>
          </li>
        );
      })}
    </ul>
  );
}

/** Says that answers or a result of this visit are still there; null for a self-check that was not begun. */
function progressWords(run: Runs[keyof Runs]): string | null {
  if (run === undefined) return null;
  return run.at === 'result'
    ? t`Your result is still here, until you leave this page.`
    : t`You began this one. Your answers are still here, until you leave this page.`;
}
