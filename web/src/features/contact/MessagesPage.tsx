import { plural, t } from '@lingui/core/macro';
import { useRef, useState, type ReactElement } from 'react';
import { refresh, setAnswer } from '../../platform/query/query-client';
import { showToast } from '../../platform/toasts/toast-store';
import { Paged } from '../../ui/records/Paged';
import { Records } from '../../ui/records/Records';
import { Loaded } from '../../ui/states/Loaded';
import { Empty } from '../../ui/states/states';
import { messagesQuery, type MessageState } from './api';
import { MessageCard } from './MessageCard';

const WORDS = {
  waiting: { list: t`Unanswered`, none: t`There are no unanswered messages.` },
  done: { list: t`Done`, none: t`No messages were marked as done in the last year.` },
  again: { list: t`To write again`, none: t`You’re not planning to write to anyone again.` },
} as const;

/** The messages of one kind, page by page. */
export function MessagesPage({ state }: { state: MessageState }): ReactElement {
  const [page, setPage] = useState(1);
  const query = messagesQuery(state, page);
  const top = useRef<HTMLParagraphElement>(null);
  return (
    <Loaded query={query}>
      {(answer) =>
        answer.messages.length === 0 ? (
          <Empty>{WORDS[state].none}</Empty>
        ) : (
          <Paged page={answer.page} onTurn={setPage}>
            <p ref={top} tabIndex={-1}>
              {countWords(state, answer[state])}
            </p>
            <Records label={WORDS[state].list}>
              {answer.messages.map((message) => (
                <MessageCard
                  key={message.id}
                  message={message}
                  onDeleted={(sentence) => {
                    showToast(sentence);
                    // What was pressed is about to go.
                    top.current?.focus();
                    refresh(query.queryKey);
                  }}
                  onChanged={(next) =>
                    // It stays where it is, so that a mistake can be undone in the same place.
                    setAnswer(query, (shown) => ({
                      ...shown,
                      messages: shown.messages.map((one) => (one.id === next.id ? next : one)),
                    }))
                  }
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
    return plural(count, { one: 'One unanswered message.', other: '# unanswered messages.' });
  if (state === 'again')
    return plural(count, { one: 'One person to write to again.', other: '# people to write to again.' });
  return plural(count, {
    one: 'One message is done. It is deleted after a year.',
    other: '# messages are done. Each is deleted after a year.',
  });
}
