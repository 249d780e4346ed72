import { plural, t } from '@lingui/core/macro';
import type { Member } from '@stillgrove/contract/operator-members';
import { useState, type ReactElement } from 'react';
import { dayWords } from '../../platform/language/moment-words';
import { Button } from '../../ui/controls/Button';
import { TextArea } from '../../ui/controls/Field';
import { ReasonField } from '../../ui/deletion/ReasonField';
import { useFocusBack } from '../../ui/forms/use-focus-back';
import { SureQuestion } from '../../ui/re-authentication/SureQuestion';
import { RecordCard } from '../../ui/records/Records';
import { closeAccount, endSessionsOfMember } from './api';

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
  return (
    <RecordCard
      title={name}
      about={memberWords(member)}
      actions={
        asking !== null ? undefined : (
          <>
            <span ref={end}>
              <Button onClick={() => setAsking('end')}>{t`Sign out everywhere`}</Button>
            </span>
            {!isOperator && (
              <span ref={close}>
                <Button kind="quiet" onClick={() => setAsking('close')}>
                  {t`Close account`}
                </Button>
              </span>
            )}
          </>
        )
      }
    >
      {asking === 'end' && (
        <SureQuestion
          question={t`Sign ${name} out on every device? Nothing else changes.`}
          send={async () => {
            const { message } = await endSessionsOfMember(id);
            keep();
            onEnded(message);
          }}
          button={t`Yes, sign out everywhere`}
          busyWord={t`Signing out…`}
          keep={t`Cancel`}
          onKeep={keep}
        />
      )}
      {asking === 'close' && (
        <SureQuestion
          question={t`Close the account of ${name}? Everything in it is deleted at once, and you can’t undo this. We tell them by email if their address is confirmed.`}
          schema={closeSchema}
          send={async (body) => onClosed((await closeAccount(id, body)).message)}
          button={t`Yes, close account`}
          busyWord={t`Closing…`}
          keep={t`Cancel`}
          onKeep={keep}
        >
          {(errors) => (
            <>
              <ReasonField error={errors.reason} />
              <TextArea
                label={t`Note to this person`}
                optional
                help={t`It is part of the email, word for word. We don’t keep it.`}
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
    confirmedAt === null ? t`${email}, not confirmed.` : t`${email}, confirmed ${dayWords(confirmedAt)}.`,
    t`Account since ${dayWords(createdAt)}.`,
    deviceCountWords(sessions),
    ...(isOperator
      ? [t`This person is an operator. Remove the operator first, then close the account.`]
      : []),
  ].join(' ');
}

function deviceCountWords(sessions: number): string {
  if (sessions === 0) return t`Not signed in anywhere.`;
  return plural(sessions, { one: 'Signed in on one device.', other: 'Signed in on # devices.' });
}
