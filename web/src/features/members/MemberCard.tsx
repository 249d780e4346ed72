import type { Member } from '@stillgrove/contract/operator-members';
import { useState, type ReactElement } from 'react';
import { dayWords } from '../../platform/language/moment-words';
import { Button } from '../../ui/controls/Button';
import { TextArea } from '../../ui/controls/Field';
import { RecordCard } from '../../ui/records/Records';
import { AskMember } from './AskMember';

type Props = {
  member: Member;
  onEnded: (message: string) => void;
  onClosed: (message: string) => void;
};

const endSchema = async () => (await import('@stillgrove/contract/operator-members')).endSessionsRequest;
const closeSchema = async () => (await import('@stillgrove/contract/operator-members')).closeAccountRequest;

/** An account as operators see it, and what they can do with it. */
export function MemberCard({ member, onEnded, onClosed }: Props): ReactElement {
  const [asking, setAsking] = useState<'end' | 'close' | null>(null);
  const { id, name, email, createdAt, confirmedAt, sessions, isOperator } = member;
  const keep = () => setAsking(null);
  const about = [
    `${email}, ${confirmedAt === null ? 'not confirmed' : `confirmed ${dayWords(confirmedAt)}`}.`,
    `Account since ${dayWords(createdAt)}.`,
    sessions === 1 ? 'Signed in on one device.' : `Signed in on ${sessions} devices.`,
    ...(isOperator ? ['An operator; to close the account, remove the operator first.'] : []),
  ].join(' ');
  return (
    <RecordCard
      title={name}
      about={about}
      actions={
        asking !== null ? undefined : (
          <>
            <Button onClick={() => setAsking('end')}>Sign out everywhere</Button>
            {!isOperator && (
              <Button kind="quiet" onClick={() => setAsking('close')}>
                Close the account
              </Button>
            )}
          </>
        )
      }
    >
      {asking === 'end' && (
        <AskMember
          question={`Sign ${name} out on every device? Nothing else changes.`}
          schema={endSchema}
          path={`${id}/end-sessions`}
          button="Yes, sign out everywhere"
          onKeep={keep}
          onDone={(message) => {
            keep();
            onEnded(message);
          }}
        />
      )}
      {asking === 'close' && (
        <AskMember
          question={`Close the account of ${name}? Everything in it is deleted at once, and no one can bring it back. A confirmed address gets an email about it.`}
          schema={closeSchema}
          path={`${id}/close`}
          button="Yes, close and delete"
          onKeep={keep}
          onDone={onClosed}
        >
          {(errors) => (
            <TextArea
              label="A sentence to the member"
              help="May stay empty. It goes with the email, just as you write it."
              name="note"
              rows={3}
              error={errors.note}
            />
          )}
        </AskMember>
      )}
    </RecordCard>
  );
}
