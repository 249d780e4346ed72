import type { Member, MemberDoneAnswer } from '@stillgrove/contract/operator-members';
import { useState, type ReactElement } from 'react';
import { request } from '../../platform/http/request';
import { dayWords } from '../../platform/language/moment-words';
import { Button } from '../../ui/controls/Button';
import { TextArea } from '../../ui/controls/Field';
import { ReasonField } from '../../ui/deletion/ReasonField';
import { useFocusBack } from '../../ui/forms/use-focus-back';
import type { Values } from '../../ui/forms/use-form';
import { SureQuestion } from '../../ui/re-authentication/SureQuestion';
import { RecordCard } from '../../ui/records/Records';
import { MEMBERS_PATH } from './members-path';

type Props = {
  member: Member;
  onEnded: (message: string) => void;
  onClosed: (message: string) => void;
};

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
                  Close account
                </Button>
              </span>
            )}
          </>
        )
      }
    >
      {asking === 'end' && (
        <SureQuestion
          question={`Sign ${name} out on every device? Nothing else changes.`}
          send={sent('end-sessions', (message) => {
            keep();
            onEnded(message);
          })}
          button="Yes, sign out everywhere"
          busyWord="Signing out…"
          keep="Cancel"
          onKeep={keep}
        />
      )}
      {asking === 'close' && (
        <SureQuestion
          question={`Close the account of ${name}? Everything in it is deleted at once, and you cannot undo this. We tell them by email if their address is confirmed.`}
          schema={closeSchema}
          send={sent('close', onClosed)}
          button="Yes, close account"
          busyWord="Closing…"
          keep="Cancel"
          onKeep={keep}
        >
          {(errors) => (
            <>
              <ReasonField error={errors.reason} />
              <TextArea
                label="Note to this person (optional)"
                help="It is part of the email, word for word. We do not keep it."
                name="note"
                rows={3}
                error={errors.note}
              />
            </>
          )}
        </SureQuestion>
      )}
    </RecordCard>
  );
}

function memberWords({ email, createdAt, confirmedAt, sessions, isOperator }: Member): string {
  return [
    confirmedAt === null ? `${email}, not confirmed.` : `${email}, confirmed ${dayWords(confirmedAt)}.`,
    `Account since ${dayWords(createdAt)}.`,
    deviceCountWords(sessions),
    ...(isOperator ? ['This person is an operator. Remove the operator first, then close the account.'] : []),
  ].join(' ');
}

function deviceCountWords(sessions: number): string {
  if (sessions === 0) return 'Not signed in anywhere.';
  return sessions === 1 ? 'Signed in on one device.' : `Signed in on ${sessions} devices.`;
}
