import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { OperatorAppointment } from '@stillgrove/contract/operator-appointments';
import { useId, type ReactElement } from 'react';
import { RefusedError } from '../../../platform/http/request';
import { useFocusOnArrival } from '../../../platform/screen/use-focus-on-arrival';
import { Button } from '../../../ui/controls/Button';
import { TextArea } from '../../../ui/controls/Field';
import { Form } from '../../../ui/forms/Form';
import { withProof } from '../../../ui/re-authentication/proof';
import { cancelVisitorAppointment } from '../api';
import styles from './CancelForVisitor.module.css';

type Props = {
  appointment: OperatorAppointment;
  onKeep: () => void;
  onCanceled: (message: string) => void;
};

const schema = async () =>
  (await import('@stillgrove/contract/operator-appointments')).cancelAppointmentRequest;

/** Asks once more, and takes a message to the visitor. */
export function CancelForVisitor({
  appointment: { id, visitor, therapist },
  onKeep,
  onCanceled,
}: Props): ReactElement {
  const question = useFocusOnArrival<HTMLParagraphElement>();
  const questionId = useId();
  return (
    <div role="group" aria-labelledby={questionId} className={styles.ask}>
      <p ref={question} id={questionId} tabIndex={-1} className={styles.question}>
        <Trans>
          Cancel this appointment? {visitor.name} and {therapist.name} get an email, and someone else can take
          the time.
        </Trans>
      </p>
      <Form
        button={t`Yes, cancel it`}
        busyWord={t`Canceling…`}
        kind="danger"
        schema={schema}
        send={async ({ note }) => onCanceled(await canceled(id, note))}
        beside={<Button onClick={onKeep}>{t`Keep it`}</Button>}
      >
        {(errors) => (
          <TextArea
            label={t`Message to this person`}
            optional
            help={t`We add it to the email. Don’t write anything about health.`}
            name="note"
            rows={3}
            error={errors.note}
          />
        )}
      </Form>
    </div>
  );
}

/** The sentence to show. Already canceled is no failure: someone else was faster, or an answer was lost. */
async function canceled(id: string, note: string): Promise<string> {
  try {
    return (await withProof(() => cancelVisitorAppointment(id, note))).message;
  } catch (error) {
    if (error instanceof RefusedError && error.code === 'appointment-canceled') return error.message;
    throw error;
  }
}
