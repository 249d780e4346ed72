import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';
import { Pills } from '../../ui/filters/Pills';
import { Link } from 'wouter';
import styles from './MessagesPart.module.css';
import type { MessageState } from './api';
import { MessagesPage } from './MessagesPage';

const STATES: readonly { id: MessageState; name: string }[] = [
  { id: 'waiting', name: t`Unanswered` },
  { id: 'done', name: t`Done` },
];

/** What visitors wrote, for the people who answer it. */
export function MessagesPart(): ReactElement {
  const [state, setState] = useState<MessageState>('waiting');
  return (
    <>
      <p className={styles.guide}>
        <Trans>
          Does someone write that they want to die, or that someone hurts them?{' '}
          <Link href="/operator/safeguarding">Open the safeguarding guide</Link>
        </Trans>
      </p>
      <Pills label={t`Which messages`} choices={STATES} chosen={state} onChoose={setState} />
      <MessagesPage key={state} state={state} />
    </>
  );
}
