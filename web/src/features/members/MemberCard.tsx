import type { Member, MemberDoneAnswer } from '@stillgrove/contract/operator-members';
import { useState, type ReactElement } from 'react';
import { request } from '../../platform/http/request';
import { dayWords } from '../../platform/language/moment-words';
import { Button } from '../../ui/controls/Button';
import { TextArea } from '../../ui/controls/Field';
import { PasswordQuestion } from '../../ui/forms/PasswordQuestion';
import { useFocusBack } from '../../ui/forms/use-focus-back';
import type { Values } from '../../ui/forms/use-form';
import { RecordCard } from '../../ui/records/Records';
import { MEMBERS_PATH } from './members-path';

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
  const end = useFocusBack<HTMLSpanElement>(asking === 'end');
  const close = useFocusBack<HTMLSpanElement>(asking === 'close');
  const { id, name, isOperator } = member;
  const keep = () => setAsking(null);
  const sent = (path: string, onDone: (message: string) => void) => async (body: Values) => {
    const { message } = await request<MemberDoneAnswer>('POST', `${MEMBERS_PATH}/${id}/${path}`, { body });
    onDone(message);
    return '';
  };
  return (
    <RecordCard
      title={name}
      about={memberWords(member)}
      actions={
        asking !== null ? undefined : (
          <>
            <span ref={end}>
              <Button onClick={() => setAsking('end')}>Sign out everywhere</Button>
            </span>
            {!isOperator && (
              <span ref={close}>
                <Button kind="quiet" onClick={() => setAsking('close')}>
                  Close the account
                </Button>
              </span>
            )}
          </>
        )
      }
    >
      {asking === 'end' && (
        <PasswordQuestion
          question={`Sign ${name} out on every device? Nothing else changes.`}
          schema={endSchema}
          send={sent('end-sessions', (message) => {
            keep();
            onEnded(message);
          })}
          button="Yes, sign out everywhere"
          busyWord="Signing out…"
          keep="Leave it as it is"
          onKeep={keep}
        />
      )}
      {asking === 'close' && (
        <PasswordQuestion
          question={`Close the account of ${name}? Everything in it is deleted at once, and no one can bring it back. A confirmed address gets an email about it.`}
          schema={closeSchema}
          send={sent('close', onClosed)}
          button="Yes, close and delete"
          busyWord="Closing…"
          keep="Leave it as it is"
          onKeep={keep}
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
        </PasswordQuestion>
      )}
    </RecordCard>
  );
}

function memberWords({ email, createdAt, confirmedAt, sessions, isOperator }: Member): string {
  return [
    `${email}, ${confirmedAt === null ? 'not confirmed' : `confirmed ${dayWords(confirmedAt)}`}.`,
    `Account since ${dayWords(createdAt)}.`,
    deviceCountWords(sessions),
    ...(isOperator ? ['An operator; to close the account, remove the operator first.'] : []),
  ].join(' ');
}

function deviceCountWords(sessions: number): string {
  if (sessions === 0) return 'Signed in nowhere.';
  return sessions === 1 ? 'Signed in on one device.' : `Signed in on ${sessions} devices.`;
}
