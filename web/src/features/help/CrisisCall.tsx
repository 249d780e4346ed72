import { t } from '@lingui/core/macro';
import type { Helpline } from '@stillgrove/contract/helplines';
import { crisisLine } from '@stillgrove/domain/help/services';
import type { ReactElement } from 'react';
import { CallButton } from './CallButton';
import { FIND_A_HELPLINE } from './Directories';
import styles from './Emergency.module.css';
import { callLine, hoursWords, servicesWords } from './line-words';

/** The line to call with thoughts of suicide; where none is known, a directory of lines. */
export function CrisisCall({ lines }: { lines: readonly Helpline[] }): ReactElement {
  const line = crisisLine(lines);
  if (line === undefined) {
    return (
      <a className={styles.call} data-kind="suicide" href={FIND_A_HELPLINE} rel="noreferrer">
        <b className={styles.number}>{t`Find a line`}</b>
        <span className={styles.label}>{new URL(FIND_A_HELPLINE).hostname}</span>
      </a>
    );
  }
  // That no one knows whom it serves stands with its details: here it would push the number off a small screen.
  const whom = line.serves ?? servicesWords(line.services);
  return <CallButton line={line} labels={[whom, hoursWords(line)]} kind="suicide" />;
}

const CRISIS_LINES = [
  ['988', t`US and Canada`],
  ['116 123', t`UK and Ireland`],
  ['13 11 14', t`Australia`],
  ['14416', t`India`],
] as const;

/**
 * Crisis lines of countries with many visitors, shown while the visitor's country is unknown. All are the same size, since
 * any of them may be the right one, and all answer at any hour.
 */
export function AnyCrisis(): ReactElement {
  return (
    <div className={styles.anywhere} data-equal>
      {CRISIS_LINES.map(([number, where]) => (
        <CallButton key={number} line={callLine(number)} labels={[where]} kind="suicide" />
      ))}
      <p className={styles.label}>{t`All are open 24 hours a day, every day.`}</p>
    </div>
  );
}
