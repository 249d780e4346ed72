import type { OpenInvitation, OperatorsDoneAnswer } from '@stillgrove/contract/operators';
import type { ReactElement } from 'react';
import { request } from '../../platform/http/request';
import { useChange } from '../../platform/http/use-change';
import { momentWords } from '../../platform/language/moment-words';
import { Confirm } from '../../ui/controls/Confirm';
import { RecordCard } from '../../ui/records/Records';
import { invitedWords } from './invited-words';
import { OPERATORS_PATH } from './operators-path';
import styles from './OperatorsPart.module.css';

type Props = { invitation: OpenInvitation; onChanged: (message: string) => void };

/** An invitation that no one has accepted yet. */
export function InvitationCard({ invitation, onChanged }: Props): ReactElement {
  const { id, email, expiresAt } = invitation;
  const { failure, run } = useChange(({ message }: OperatorsDoneAnswer) => onChanged(message));
  return (
    <RecordCard
      title={email}
      level={3}
      about={`${invitedWords(invitation)}. Works until ${momentWords(expiresAt)}.`}
      actions={
        <Confirm
          ask="Cancel"
          of={email}
          question={`Cancel the invitation to ${email}? Its link stops working.`}
          confirm="Yes, cancel it"
          keep="Keep it"
          onConfirm={() =>
            void run(() => request('POST', `${OPERATORS_PATH}/invitations/${encodeURIComponent(id)}/cancel`))
          }
        />
      }
    >
      {failure !== null && (
        <p role="alert" className={styles.failure}>
          {failure.message}
        </p>
      )}
    </RecordCard>
  );
}
