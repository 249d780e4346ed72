import { useId, type ReactElement, type ReactNode } from 'react';
import { useFocusOnArrival } from '../../platform/screen/use-focus-on-arrival';
import { Button } from '../controls/Button';
import { useEscape } from '../controls/use-escape';
import { Form } from '../forms/Form';
import type { FieldErrors, FormOptions, Values } from '../forms/use-form';
import styles from './SureQuestion.module.css';
import { useReAuthentication } from './use-re-authentication';

type Props<Body> = Pick<FormOptions<Body>, 'schema' | 'send'> & {
  question: string;
  /** The text of its button, before and while it is sent. */
  button: string;
  busyWord: string;
  /** On the button that leaves everything as it is. */
  keep: string;
  onKeep: () => void;
  children?: (errors: FieldErrors) => ReactNode;
};

/**
 * Asks again, and confirms that it is the operator, before someone's data is deleted or access changed. Escape
 * closes it, too.
 */
export function SureQuestion<Body = Values>({
  question,
  schema,
  send,
  button,
  busyWord,
  keep,
  onKeep,
  children,
}: Props<Body>): ReactElement {
  const asked = useFocusOnArrival<HTMLParagraphElement>();
  const { reAuthenticate, prompt } = useReAuthentication();
  const id = useId();
  // While the dialog is open, Escape is the dialog's.
  useEscape(prompt === null, onKeep);
  return (
    <div role="group" aria-labelledby={id} className={styles.ask}>
      <p ref={asked} id={id} tabIndex={-1} className={styles.question}>
        {question}
      </p>
      <Form<Body>
        schema={schema}
        send={async (values) => ((await reAuthenticate()) ? ((await send(values)) ?? '') : null)}
        button={button}
        busyWord={busyWord}
        kind="danger"
        keeps
        beside={<Button onClick={onKeep}>{keep}</Button>}
        {...(children !== undefined && { children })}
      />
      {prompt}
    </div>
  );
}
