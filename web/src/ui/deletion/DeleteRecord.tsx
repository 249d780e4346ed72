import type { DeletedAnswer } from '@stillgrove/contract/deletion-reason';
import { useState, type ReactElement } from 'react';
import { request } from '../../platform/http/request';
import { Button } from '../controls/Button';
import { useFocusBack } from '../forms/use-focus-back';
import { SureQuestion } from '../re-authentication/SureQuestion';
import { ReasonField } from './ReasonField';

type Props = {
  /** Tells this button from others of its kind to a screen reader. */
  of: string;
  question: string;
  /** The call that deletes. */
  path: string;
  onDeleted: (message: string) => void;
};

const schema = async () => (await import('@stillgrove/contract/deletion-reason')).deletionRequest;

/** A button that asks for a reason and for the operator's password before something is gone for good. */
export function DeleteRecord({ of, question, path, onDeleted }: Props): ReactElement {
  const [asking, setAsking] = useState(false);
  const opener = useFocusBack<HTMLSpanElement>(asking);
  if (!asking) {
    return (
      <span ref={opener}>
        <Button kind="quiet" onClick={() => setAsking(true)}>
          Delete<span className="visually-hidden">: {of}</span>
        </Button>
      </span>
    );
  }
  return (
    <SureQuestion
      question={question}
      schema={schema}
      send={async (body) => {
        const { message } = await request<DeletedAnswer>('POST', path, { body });
        onDeleted(message);
        return '';
      }}
      button="Yes, delete"
      busyWord="Deleting…"
      keep="Keep it"
      onKeep={() => setAsking(false)}
    >
      {(errors) => <ReasonField error={errors.reason} />}
    </SureQuestion>
  );
}
