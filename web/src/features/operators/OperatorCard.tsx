import type { Operator, OperatorsDoneAnswer } from '@stillgrove/contract/operators';
import { useId, useState, type ReactElement } from 'react';
import { request } from '../../platform/http/request';
import { dayWords } from '../../platform/language/moment-words';
import { useFocusOnArrival } from '../../platform/screen/use-focus-on-arrival';
import { Button } from '../../ui/controls/Button';
import { PasswordField } from '../../ui/controls/PasswordField';
import { Form } from '../../ui/forms/Form';
import { RecordCard } from '../../ui/records/Records';
import { invitedWords } from './invited-words';
import { OPERATORS_PATH } from './operators-path';
import styles from './OperatorsPart.module.css';

type Props = { operator: Operator; isLast: boolean; onChanged: (message: string) => void };

/** One operator, and a way to remove them. */
export function OperatorCard({ operator, isLast, onChanged }: Props): ReactElement {
  const [asking, setAsking] = useState(false);
  const { name, email, since, isYou } = operator;
  return (
    <RecordCard
      title={isYou ? `${name} (you)` : name}
      about={`${email}. Operator since ${dayWords(since)}. ${invitedWords(operator)}.`}
      actions={
        asking || isLast ? undefined : (
          <Button kind="quiet" onClick={() => setAsking(true)}>
            Remove<span className="visually-hidden">: {name}</span>
          </Button>
        )
      }
    >
      {asking && <Removing operator={operator} onKeep={() => setAsking(false)} onRemoved={onChanged} />}
    </RecordCard>
  );
}

const schema = async () => (await import('@stillgrove/contract/operators')).removeOperatorRequest;

function Removing({
  operator: { id, name },
  onKeep,
  onRemoved,
}: {
  operator: Operator;
  onKeep: () => void;
  onRemoved: (message: string) => void;
}): ReactElement {
  const question = useFocusOnArrival<HTMLParagraphElement>();
  const questionId = useId();
  return (
    <div role="group" aria-labelledby={questionId} className={styles.ask}>
      <p ref={question} id={questionId} tabIndex={-1} className={styles.question}>
        Remove {name} from the operators? The account stays. Invitations that {name} sent stop working.
      </p>
      <Form
        schema={schema}
        send={async (body) => {
          const path = `${OPERATORS_PATH}/${encodeURIComponent(id)}/remove`;
          onRemoved((await request<OperatorsDoneAnswer>('POST', path, { body })).message);
          return '';
        }}
        button="Yes, remove"
        busyWord="Removing…"
        kind="danger"
        beside={<Button onClick={onKeep}>Keep</Button>}
      >
        {(errors) => (
          <PasswordField
            label="Your password, to be sure that it is you"
            name="password"
            autoComplete="current-password"
            required
            error={errors.password}
          />
        )}
      </Form>
    </div>
  );
}
