import { t } from '@lingui/core/macro';
import { useRef, useState, type ReactElement, type SubmitEvent } from 'react';
import { Honeypot } from '../controls/Honeypot';
import type { Outcome } from './subscribe';
import styles from './SubscribeForm.module.css';

/** Schema and call are fetched when someone first touches the field: every page carries this form. */
const load = () => import('./subscribe');

/** Newsletter sign-up. `method="dialog"` keeps the address out of the URL until the page is hydrated. */
export function SubscribeForm(): ReactElement {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);

  const send = async (form: HTMLFormElement) => {
    const read = (name: string) => form.querySelector<HTMLInputElement>(`[name=${name}]`)?.value ?? '';
    sending.current = true;
    setBusy(true);
    const result = await load()
      .then(({ subscribe }) => subscribe({ email: read('email'), website: read('website') }))
      .catch(() => ({
        done: false,
        words: t`You seem to be offline. Check your connection, then try again.`,
      }));
    sending.current = false;
    setBusy(false);
    setOutcome(result);
    if (result.done) form.reset();
    else form.querySelector('input')?.focus();
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!sending.current) void send(event.currentTarget);
  };

  const failed = outcome?.done === false;
  return (
    <form method="dialog" className={styles.form} onSubmit={submit} noValidate>
      <label htmlFor="subscribe-email">{t`Subscribe by email`}</label>
      <div className={styles.line}>
        <input
          id="subscribe-email"
          name="email"
          type="email"
          autoComplete="email"
          onFocus={() => void load().catch(() => undefined)}
          required
          aria-invalid={failed}
          aria-describedby="subscribe-help subscribe-outcome"
        />
        <button type="submit" aria-disabled={busy} aria-busy={busy}>
          {busy ? t`Sending…` : t`Subscribe`}
        </button>
      </div>
      <Honeypot />
      <p id="subscribe-help" className={styles.help}>
        {t`An occasional email. Unsubscribe any time.`}
      </p>
      <p id="subscribe-outcome" role="status" className={styles.outcome} data-failed={failed}>
        {outcome?.words}
      </p>
    </form>
  );
}
