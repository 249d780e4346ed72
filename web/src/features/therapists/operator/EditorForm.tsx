import { t } from '@lingui/core/macro';
import type { TherapistSavedAnswer } from '@stillgrove/contract/operator-therapists';
import type { ReactElement, ReactNode } from 'react';
import { refresh } from '../../../platform/query/query-client';
import { useFocusOnArrival } from '../../../platform/screen/use-focus-on-arrival';
import { Button, ButtonLink } from '../../../ui/controls/Button';
import { Form } from '../../../ui/forms/Form';
import type { FieldErrors, Schema } from '../../../ui/forms/use-form';
import { therapistsQuery } from '../api';
import styles from './EditorForm.module.css';
import { LIST } from './rooms';

type Props<Body> = {
  title: string;
  /** What its button does. */
  button: string;
  draft: { readonly restored: boolean; readonly drop: () => void };
  schema: () => Promise<Schema<Body>>;
  read: () => Body;
  send: (body: Body) => Promise<TherapistSavedAnswer>;
  onSaved: (answer: TherapistSavedAnswer) => void;
  children: (errors: FieldErrors) => ReactNode;
};

/** What surrounds the fields of a profile and of hours: title, start over, save, and why something was not saved. */
export function EditorForm<Body>(props: Props<Body>): ReactElement {
  const { title, button, draft, schema, read, send, onSaved, children } = props;
  const heading = useFocusOnArrival<HTMLHeadingElement>();
  const startOver = () => {
    draft.drop();
    refresh(therapistsQuery.queryKey);
  };
  return (
    <div className={styles.editor}>
      <div className={styles.start}>
        <h2 ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </h2>
        {draft.restored && (
          <p className={styles.restored}>
            <span>{t`We kept what you typed and didn’t save.`}</span>
            <Button kind="quiet" onClick={startOver}>
              {t`Start over`}
            </Button>
          </p>
        )}
      </div>
      <Form
        schema={schema}
        read={read}
        send={async (body) => {
          const saved = await send(body);
          draft.drop();
          onSaved(saved);
        }}
        button={button}
        busyWord={t`Saving…`}
        kind="main"
        keeps
        wide
        beside={<ButtonLink href={LIST}>{t`All therapists`}</ButtonLink>}
        wayOn={(code) =>
          code === 'changed-meanwhile' && <Button onClick={startOver}>{t`Load the saved profile`}</Button>
        }
      >
        {children}
      </Form>
    </div>
  );
}
