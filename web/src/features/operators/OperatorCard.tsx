import type { Operator, OperatorsDoneAnswer } from '@stillgrove/contract/operators';
import { useState, type ReactElement } from 'react';
import { request } from '../../platform/http/request';
import { dayWords } from '../../platform/language/moment-words';
import { Button } from '../../ui/controls/Button';
import { useFocusBack } from '../../ui/forms/use-focus-back';
import { SureQuestion } from '../../ui/re-authentication/SureQuestion';
import { RecordCard } from '../../ui/records/Records';
import { invitedWords } from './invited-words';
import { OPERATORS_PATH } from './operators-path';

type Props = { operator: Operator; isLast: boolean; onChanged: (message: string) => void };

/** One operator, and a way to remove them. */
export function OperatorCard({ operator, isLast, onChanged }: Props): ReactElement {
  const [asking, setAsking] = useState(false);
  const remove = useFocusBack<HTMLSpanElement>(asking);
  const { id, name, email, since, isYou } = operator;
  return (
    <RecordCard
      title={isYou ? `${name} (you)` : name}
      about={`${email}. Operator since ${dayWords(since)}. ${invitedWords(operator)}.`}
      actions={
        asking || isLast ? undefined : (
          <span ref={remove}>
            <Button kind="quiet" onClick={() => setAsking(true)} aria-label={`Remove: ${name}`}>
              Remove
            </Button>
          </span>
        )
      }
    >
      {asking && (
        <SureQuestion
          question={
            isYou
              ? 'Stop being an operator? Your account stays. Invitations that you sent stop working.'
              : `Remove ${name} as an operator? Their account stays. Invitations that they sent stop working.`
          }
          send={async () => {
            const path = `${OPERATORS_PATH}/${encodeURIComponent(id)}/remove`;
            onChanged((await request<OperatorsDoneAnswer>('POST', path)).message);
            return '';
          }}
          button="Yes, remove"
          busyWord="Removing…"
          keep="Cancel"
          onKeep={() => setAsking(false)}
        />
      )}
    </RecordCard>
  );
}
