import { t } from '@lingui/core/macro';
import { useRef, type ReactElement, type ReactNode } from 'react';
import { Button } from '../controls/Button';
import { Form } from './Form';
import { NewerValues } from './NewerValues';
import type { FieldErrors, Values } from './use-form';

type Props = {
  /** What its button does. */
  button: string;
  send: (values: Values) => Promise<void>;
  /** What someone else has saved in the meantime; null when no one has. */
  newer: readonly (readonly [name: string, words: string])[] | null;
  /** Goes on with what was typed, over what is newer. */
  keepMine: () => void;
  onLeave: () => void;
  children: (errors: FieldErrors) => ReactNode;
};

/** A form for something that others may change at the same time, with a choice between both versions. */
export function VersionedForm({ button, send, newer, keepMine, onLeave, children }: Props): ReactElement {
  const place = useRef<HTMLDivElement>(null);
  return (
    <div ref={place}>
      <Form
        button={button}
        busyWord={t`Saving…`}
        kind="main"
        keeps
        wide
        send={send}
        beside={
          <Button kind="quiet" onClick={onLeave}>
            {t`Cancel`}
          </Button>
        }
      >
        {children}
      </Form>
      {newer !== null && (
        <NewerValues
          values={newer}
          onTake={onLeave}
          onKeep={() => {
            keepMine();
            place.current?.querySelector<HTMLButtonElement>('[type="submit"]')?.focus();
          }}
        />
      )}
    </div>
  );
}
