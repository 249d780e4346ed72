import { useState, type ReactElement } from 'react';
import { Pills } from '../../ui/filters/Pills';
import { MessagesPage, type MessageState } from './MessagesPage';

const STATES: readonly { id: MessageState; name: string }[] = [
  { id: 'waiting', name: 'Waiting' },
  { id: 'done', name: 'Done' },
];

/** What visitors wrote, for the people who answer it. */
export function MessagesPart(): ReactElement {
  const [state, setState] = useState<MessageState>('waiting');
  return (
    <>
      <Pills label="Which messages" choices={STATES} chosen={state} onChoose={setState} />
      <MessagesPage key={state} state={state} />
    </>
  );
}
