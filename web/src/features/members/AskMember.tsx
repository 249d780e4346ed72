import type { MemberDoneAnswer } from '@stillgrove/contract/operator-members';
import { useId, type ReactElement, type ReactNode } from 'react';
import { request } from '../../platform/http/request';
import { useFocusOnArrival } from '../../platform/screen/use-focus-on-arrival';
import { Button } from '../../ui/controls/Button';
import { PasswordField } from '../../ui/controls/PasswordField';
import { Form } from '../../ui/forms/Form';
import type { FieldErrors, Schema } from '../../ui/forms/use-form';
import { MEMBERS_PATH } from './members-path';
import styles from './MembersPart.module.css';

type Props = {
  question: string;
  schema: () => Promise<Schema>;
  /** Behind the path of members: the id and what is done. */
  path: string;
  button: string;
  onKeep: () => void;
  onDone: (message: string) => void;
  children?: (errors: FieldErrors) => ReactNode;
};

/** Asks once more, and for the operator's own password. */
export function AskMember({ question, schema, path, button, onKeep, onDone, children }: Props): ReactElement {
  const asked = useFocusOnArrival<HTMLParagraphElement>();
  const questionId = useId();
  return (
    <div role="group" aria-labelledby={questionId} className={styles.ask}>
      <p ref={asked} id={questionId} tabIndex={-1} className={styles.question}>
        {question}
      </p>
      <Form
        schema={schema}
        send={async (body) => {
          onDone((await request<MemberDoneAnswer>('POST', `${MEMBERS_PATH}/${path}`, { body })).message);
          return '';
        }}
        button={button}
        busyWord="One moment…"
        kind="danger"
        beside={<Button onClick={onKeep}>Leave it as it is</Button>}
      >
        {(errors) => (
          <>
            {children?.(errors)}
            <PasswordField
              label="Your own password, to be sure that it is you"
              name="password"
              autoComplete="current-password"
              required
              error={errors.password}
            />
          </>
        )}
      </Form>
    </div>
  );
}
