import type { OperatorBooking } from '@stillgrove/contract/operator-bookings';
import { useId, type ReactElement } from 'react';
import { RefusedError } from '../../../platform/http/request';
import { useFocusOnArrival } from '../../../platform/screen/use-focus-on-arrival';
import { Button } from '../../../ui/controls/Button';
import { TextArea } from '../../../ui/controls/Field';
import { Form } from '../../../ui/forms/Form';
import { cancelBooking } from './booking-calls';
import styles from './CancelBooking.module.css';

type Props = {
  booking: OperatorBooking;
  onKeep: () => void;
  onCancelled: (message: string) => void;
};

const schema = async () => (await import('@stillgrove/contract/operator-bookings')).cancelBookingRequest;

/** Asks once more, and lets a sentence go along to the visitor. */
export function CancelBooking({
  booking: { id, visitor, therapist },
  onKeep,
  onCancelled,
}: Props): ReactElement {
  const question = useFocusOnArrival<HTMLParagraphElement>();
  const questionId = useId();
  return (
    <div role="group" aria-labelledby={questionId} className={styles.ask}>
      <p ref={question} id={questionId} tabIndex={-1} className={styles.question}>
        Cancel this session? {visitor.name} and {therapist.name} get an email, and the time is free again.
      </p>
      <Form
        button="Yes, cancel it"
        busyWord="Cancelling…"
        kind="danger"
        schema={schema}
        send={async ({ note = '' }) => {
          onCancelled(await cancelled(id, note));
          return '';
        }}
        beside={<Button onClick={onKeep}>Keep it</Button>}
      >
        {(errors) => (
          <TextArea
            label="A sentence to the visitor"
            help="May stay empty. It goes with the email, just as you write it."
            name="note"
            rows={3}
            error={errors.note}
          />
        )}
      </Form>
    </div>
  );
}

/** What is to be said; that it was cancelled before is no failure: someone else was quicker, or an answer was lost. */
async function cancelled(id: string, note: string): Promise<string> {
  try {
    return (await cancelBooking(id, note)).message;
  } catch (error) {
    if (error instanceof RefusedError && error.code === 'appointment-cancelled') return error.message;
    throw error;
  }
}
