import type { MessagesAnswer, OperatorMessage } from '@stillgrove/contract/operator-contact';
import { useState, type ReactElement } from 'react';
import { useAnswer } from '../../platform/http/use-answer';
import { Loaded } from '../../ui/records/Loaded';
import { Paged } from '../../ui/records/Paged';
import { NoRecords, Records } from '../../ui/records/Records';
import { MessageCard } from './MessageCard';
import { MESSAGES_PATH } from './message-calls';

export type MessageState = 'waiting' | 'done';

const WORDS = {
  waiting: { list: 'Messages that wait', none: 'No one waits for an answer.' },
  done: { list: 'Messages that are done', none: 'No message was done in the last year.' },
} as const;

/** The messages of one kind, page by page. */
export function MessagesPage({ state }: { state: MessageState }): ReactElement {
  const [page, setPage] = useState(1);
  const asked = useAnswer<MessagesAnswer>(`${MESSAGES_PATH}?state=${state}&page=${page}`);
  const [changed, setChanged] = useState<Readonly<Record<string, OperatorMessage>>>({});
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
            <p>{countWords(state, answer[state])}</p>
            <Records label={WORDS[state].list}>
              {answer.messages.map((message) => (
                <MessageCard
                  key={message.id}
                  // It stays where it is, so that a slip is put right in the same place.
                  message={changed[message.id] ?? message}
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
  if (state === 'waiting')
    return count === 1 ? 'One message waited when you came.' : `${count} messages waited when you came.`;
  return `${count === 1 ? 'One message is' : `${count} messages are`} done. Each goes for good after a year.`;
}
