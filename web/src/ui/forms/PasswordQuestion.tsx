import { useId, type ReactElement, type ReactNode } from 'react';
import { useFocusOnArrival } from '../../platform/screen/use-focus-on-arrival';
import { Button } from '../controls/Button';
import { PasswordField } from '../controls/PasswordField';
import { useEscape } from '../controls/use-escape';
import { Form } from './Form';
import styles from './PasswordQuestion.module.css';
import type { FieldErrors, FormOptions } from './use-form';

type Props = Required<Pick<FormOptions, 'schema' | 'send'>> & {
  question: string;
  /** The text of its button, before and while it is sent. */
  button: string;
  busyWord: string;
  /** On the button that leaves everything as it is. */
  keep: string;
  onKeep: () => void;
  /** Fields before the password. */
  children?: (errors: FieldErrors) => ReactNode;
};

/** Asks for confirmation and the password before an operator changes someone's account. Escape closes it, too. */
export function PasswordQuestion({
  question,
  schema,
  send,
  button,
  busyWord,
  keep,
  onKeep,
  children,
}: Props): ReactElement {
  const asked = useFocusOnArrival<HTMLParagraphElement>();
  const id = useId();
  useEscape(true, onKeep);
  return (
    <div role="group" aria-labelledby={id} className={styles.ask}>
      <p ref={asked} id={id} tabIndex={-1} className={styles.question}>
        {question}
      </p>
      <Form
        schema={schema}
        send={send}
        button={button}
        busyWord={busyWord}
        kind="danger"
        beside={<Button onClick={onKeep}>{keep}</Button>}
      >
        {(errors) => (
          <>
            {children?.(errors)}
            <PasswordField
              label="Your current password"
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
