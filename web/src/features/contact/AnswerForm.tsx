import { t } from '@lingui/core/macro';
import type { ChangedMessageAnswer, OperatorMessage } from '@stillgrove/contract/operator-contact';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { withProof } from '../../ui/re-authentication/proof';
import { Button } from '../../ui/controls/Button';
import { FieldFrame, TextArea } from '../../ui/controls/Field';
import { Form } from '../../ui/forms/Form';
import { Toggle } from '../../ui/filters/Toggle';
import { type AnswerDraft, daysOf, dropAnswerDraft, readAnswerDraft, saveAnswerDraft } from './answer-draft';
import { answerMessage } from './api';
import { startingFrom } from './first-answer';
import { StartFromText } from './StartFromText';

type Props = {
  message: OperatorMessage;
  /** Whether it was asked for just now, and not brought back by a reload. */
  focused: boolean;
  onSent: (answer: ChangedMessageAnswer) => void;
  onClose: () => void;
};

/** The text for those to whom operators wanted to write again. */
const WRITING_AGAIN = 'writing-again';

const schema = async () => (await import('@stillgrove/contract/operator-contact')).answerWords;

/** Writes back to a visitor. What is typed outlives a reload and a server that is away. */
export function AnswerForm({ message, focused, onSent, onClose }: Props): ReactElement {
  const { id, name, answers, writeAgainAt } = message;
  const [draft, setDraft] = useState(() => readAnswerDraft(id));
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focused) place.current?.querySelector('textarea')?.focus();
  }, [focused]);
  const keep = (changed: Partial<Omit<AnswerDraft, 'id'>>) =>
    setDraft((before) => saveAnswerDraft(id, { ...before, ...changed }));
  const send = async () => {
    const answered = await withProof(() => answerMessage(id, { ...draft, seen: answers.length }));
    // Keep what was typed while it was being sent.
    if (readAnswerDraft(id).id === draft.id) dropAnswerDraft(id);
    onSent(answered);
  };
  return (
    <div ref={place}>
      <StartFromText
        first={writeAgainAt === null ? '' : WRITING_AGAIN}
        empty={draft.answer.trim() === ''}
        onChoose={(first) => {
          keep({
            answer: startingFrom(first, draft.answer),
            // Once off it stays off: the message may hold more than one thing.
            quoted: draft.quoted && first.quoted,
          });
          place.current?.querySelector('textarea')?.focus();
        }}
      />
      <Form
        schema={schema}
        send={send}
        button={t`Send answer`}
        busyWord={t`Sending…`}
        kind="main"
        wide
        keeps
        beside={<Button onClick={onClose}>{t`Finish later`}</Button>}
      >
        {(errors) => (
          <>
            <TextArea
              label={t`Your answer to ${name}`}
              help={t`We send it by email. It begins with “Hi,”.`}
              name="answer"
              required
              value={draft.answer}
              onChange={({ target }) => keep({ answer: target.value })}
              error={errors.answer}
            />
            <Toggle
              label={t`Quote their message below the answer`}
              help={t`Leave it off if someone else may read their email. The subject is then neutral, too.`}
              on={draft.quoted}
              onChange={(quoted) => keep({ quoted })}
            />
            <FieldFrame
              label={t`Remind us to write again`}
              help={t`On that day, the overview shows it, and a short text is ready. Nothing is sent by itself.`}
            >
              {(labelled) => (
                <select
                  {...labelled}
                  value={draft.writeAgainInDays ?? ''}
                  onChange={({ target }) => keep({ writeAgainInDays: daysOf(target.value) })}
                >
                  <option value="">{t`No reminder`}</option>
                  <option value="1">{t`Tomorrow`}</option>
                  <option value="7">{t`In a week`}</option>
                </select>
              )}
            </FieldFrame>
          </>
        )}
      </Form>
    </div>
  );
}
