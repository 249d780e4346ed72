import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { changeAddressSearch, useAddressSearch } from '../../platform/address/address-search';
import { Pills } from '../../ui/filters/Pills';
import { Link } from 'wouter';
import styles from './MessagesPart.module.css';
import type { MessageState } from './api';
import { MessagesPage } from './MessagesPage';

const STATES: readonly { id: MessageState; name: string }[] = [
  { id: 'waiting', name: t`Unanswered` },
  { id: 'again', name: t`To write again` },
  { id: 'done', name: t`Done` },
];

/** The list that a link asks for, such as the one of the board. */
function wishedState(wished: string | null): MessageState {
  return STATES.find(({ id }) => id === wished)?.id ?? 'waiting';
}

/** What visitors wrote, for the people who answer it. */
export function MessagesPart(): ReactElement {
  const state = wishedState(useAddressSearch().get('state'));
  return (
    <>
      <p className={styles.guide}>
        <Trans>
          Did someone write that they want to die, or that someone is hurting them?{' '}
          <Link href="/operator/safeguarding">Open the safeguarding guide</Link>
        </Trans>
      </p>
      <Pills
        label={t`Which messages`}
        choices={STATES}
        chosen={state}
        onChoose={(next) => changeAddressSearch({ state: next === 'waiting' ? '' : next })}
      />
      <MessagesPage key={state} state={state} />
    </>
  );
}
