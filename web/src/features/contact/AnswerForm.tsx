import type { ChangedMessageAnswer, OperatorMessage } from '@stillgrove/contract/operator-contact';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { Button } from '../../ui/controls/Button';
import { TextArea } from '../../ui/controls/Field';
import { Form } from '../../ui/forms/Form';
import { dropAnswerDraft, readAnswerDraft, saveAnswerDraft } from './answer-draft';
import { sendAnswer } from './message-calls';

type Props = {
  message: OperatorMessage;
  /** Whether it was asked for just now, and not brought back by a reload. */
  focused: boolean;
  onSent: (answer: ChangedMessageAnswer) => void;
  onClose: () => void;
};

const schema = async () => (await import('@stillgrove/contract/operator-contact')).answerWords;

/** Writes back to a visitor. What is typed outlives a reload and a server that is away. */
export function AnswerForm({ message, focused, onSent, onClose }: Props): ReactElement {
  const { id, name, answers } = message;
  const [draft, setDraft] = useState(() => readAnswerDraft(id));
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focused) place.current?.querySelector('textarea')?.focus();
  }, [focused]);
  const send = async () => {
    const answered = await sendAnswer(id, { ...draft, seen: answers.length });
    // What was typed while it was under way is kept.
    if (readAnswerDraft(id).id === draft.id) dropAnswerDraft(id);
    onSent(answered);
    return '';
  };
  return (
    <div ref={place}>
      <Form
        schema={schema}
        send={send}
        button="Send the answer"
        busyWord="Sending…"
        kind="main"
        wide
        keeps
        beside={<Button onClick={onClose}>Finish it later</Button>}
      >
        {(errors) => (
          <TextArea
            label={`Your answer to ${name}`}
            help={`We send it by email. It begins with “Hi,” and ends with ${name}’s own message.`}
            name="answer"
            dir="auto"
            required
            value={draft.answer}
            onChange={({ target }) => setDraft(saveAnswerDraft(id, target.value))}
            error={errors.answer}
          />
        )}
      </Form>
    </div>
  );
}
