import type { MessagesAnswer, OperatorMessage } from '@stillgrove/contract/operator-contact';
import { useRef, useState, type ReactElement } from 'react';
import { useAnswer } from '../../platform/http/use-answer';
import { showToast } from '../../platform/toasts/toast-store';
import { Loaded } from '../../ui/records/Loaded';
import { Paged } from '../../ui/records/Paged';
import { NoRecords, Records } from '../../ui/records/Records';
import { MessageCard } from './MessageCard';
import { MESSAGES_PATH } from './message-calls';

export type MessageState = 'waiting' | 'done';

const WORDS = {
  waiting: { list: 'Unanswered', none: 'There are no unanswered messages.' },
  done: { list: 'Done', none: 'No messages were marked as done in the last year.' },
} as const;

/** The messages of one kind, page by page. */
export function MessagesPage({ state }: { state: MessageState }): ReactElement {
  const [page, setPage] = useState(1);
  const asked = useAnswer<MessagesAnswer>(`${MESSAGES_PATH}?state=${state}&page=${page}`);
  const [changed, setChanged] = useState<Readonly<Record<string, OperatorMessage>>>({});
  const top = useRef<HTMLParagraphElement>(null);
  const turn = (next: number) => {
    setChanged({});
    setPage(next);
  };
  return (
    <Loaded asked={asked}>
      {(answer) =>
        answer.messages.length === 0 ? (
          <NoRecords>{WORDS[state].none}</NoRecords>
        ) : (
          <Paged page={answer.page} onTurn={turn}>
            <p ref={top} tabIndex={-1}>
              {countWords(state, answer[state])}
            </p>
            <Records label={WORDS[state].list}>
              {answer.messages.map((message) => (
                <MessageCard
                  key={message.id}
                  // It stays where it is, so that a mistake can be undone in the same place.
                  message={changed[message.id] ?? message}
                  onDeleted={(sentence) => {
                    showToast(sentence);
                    // What was pressed is about to go.
                    top.current?.focus();
                    asked.reload();
                  }}
                  onChanged={(next) => setChanged((others) => ({ ...others, [next.id]: next }))}
                />
              ))}
            </Records>
          </Paged>
        )
      }
    </Loaded>
  );
}

function countWords(state: MessageState, count: number): string {
  if (state === 'waiting') return count === 1 ? 'One unanswered message.' : `${count} unanswered messages.`;
  return count === 1
    ? 'One message is done. It is deleted after a year.'
    : `${count} messages are done. Each is deleted after a year.`;
}
