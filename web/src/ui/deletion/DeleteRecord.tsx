import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { DoneAnswer } from '@stillgrove/contract/answers';
import type { DeletionReason } from '@stillgrove/contract/deletion-reason';
import { useState, type ReactElement } from 'react';
import { Button } from '../controls/Button';
import { useFocusBack } from '../forms/use-focus-back';
import { SureQuestion } from '../re-authentication/SureQuestion';
import { ReasonField } from './ReasonField';

type Props = {
  /** Tells this button from others of its kind to a screen reader. */
  of: string;
  question: string;
  /** Deletes it, for the reason in the body. */
  send: (body: { reason: DeletionReason }) => Promise<DoneAnswer>;
  onDeleted: (message: string) => void;
};

const schema = async () => (await import('@stillgrove/contract/deletion-reason')).deletionRequest;

/** A button that asks for a reason and for the operator's password before something is gone for good. */
export function DeleteRecord({ of, question, send, onDeleted }: Props): ReactElement {
  const [asking, setAsking] = useState(false);
  const opener = useFocusBack<HTMLSpanElement>(asking);
  if (!asking) {
    return (
      <span ref={opener}>
        <Button kind="quiet" onClick={() => setAsking(true)}>
          <Trans>
            Delete<span className="visually-hidden">: {of}</span>
          </Trans>
        </Button>
      </span>
    );
  }
  return (
    <SureQuestion
      question={question}
      schema={schema}
      send={async (body) => onDeleted((await send(body)).message)}
      button={t`Yes, delete`}
      busyWord={t`Deleting…`}
      keep={t`Keep it`}
      onKeep={() => setAsking(false)}
    >
      {(errors) => <ReasonField error={errors.reason} />}
    </SureQuestion>
  );
}
