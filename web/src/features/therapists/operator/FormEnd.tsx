import type { ReactElement } from 'react';
import { Button, ButtonLink } from '../../../ui/controls/Button';
import styles from './FormEnd.module.css';
import { Refusal } from './Refusal';
import { LIST } from './rooms';

type Props = {
  button: string;
  busy: boolean;
  failure: { readonly message: string; readonly code: string } | null;
  /** Shows the profile as it is stored, in place of what was typed. */
  onStartOver: () => void;
};

/** The save button, the way back, and why something was not saved. */
export function FormEnd({ button, busy, failure, onStartOver }: Props): ReactElement {
  return (
    <>
      <Refusal>
        {failure && (
          <>
            <p>{failure.message}</p>
            {failure.code === 'changed-meanwhile' && (
              <Button onClick={onStartOver}>Load the saved profile</Button>
            )}
          </>
        )}
      </Refusal>
      <div className={styles.actions}>
        <Button type="submit" kind="main" aria-disabled={busy} aria-busy={busy}>
          {busy ? 'Saving…' : button}
        </Button>
        <ButtonLink href={LIST}>All therapists</ButtonLink>
      </div>
    </>
  );
}
