import { useEffect, useRef, useState, type ReactElement, type SubmitEvent } from 'react';
import { unlock } from '../../platform/diary-vault/diary';
import { useDiary, type LockedBecause } from '../../platform/diary-vault/diary-store';
import { Button } from '../../ui/controls/Button';
import { Toggle } from '../../ui/filters/Toggle';
import { DeleteDiary } from './DeleteDiary';
import { Disclosure } from './Disclosure';
import { Door } from './Door';
import { ForTheDiary, Passphrase } from './Passphrase';
import styles from './PassphraseForm.module.css';
import { lockedWords, TROUBLE_WORDS } from './words';

const WORDS: Readonly<Record<NonNullable<LockedBecause>, string>> = {
  you: 'Enter your passphrase to open it.',
  away: 'It locked while you were away.',
  elsewhere: 'It was locked in another tab.',
};

export function UnlockDiary(): ReactElement {
  const because = useDiary((state) => state.lockedBecause);
  const unfinished = useDiary((state) => state.unfinished);
  const form = useRef<HTMLFormElement>(null);
  const [shown, setShown] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  useEffect(() => {
    if (because === 'you') focusPassphrase(form.current);
  }, [because]);

  const open = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('current');
    if (busy || typeof typed !== 'string') return;
    if (typed === '') {
      setError('Enter your passphrase.');
      focusPassphrase(form.current);
      return;
    }
    setBusy(true);
    setError(undefined);
    const { outcome } = await unlock(typed);
    // An open diary takes this form away.
    if (outcome === 'opened') return;
    setBusy(false);
    setError(
      outcome === 'wrong'
        ? 'That passphrase doesn’t open your diary. Check capital letters and spaces, then try again. There’s no limit on tries.'
        : TROUBLE_WORDS[outcome],
    );
    focusPassphrase(form.current);
  };

  return (
    <Door title="Your diary is locked">
      <p role="status">
        {WORDS[because ?? 'you']} {lockedWords(unfinished)}
      </p>
      <form
        ref={form}
        className={styles.form}
        method="dialog"
        noValidate
        aria-busy={busy}
        onSubmit={(event) => void open(event)}
      >
        <ForTheDiary />
        <Passphrase label="Passphrase" name="current" kind="current" shown={shown} error={error} />
        <Toggle label="Show passphrase" on={shown} onChange={setShown} />
        <div className={styles.actions}>
          <Button kind="main" type="submit" aria-disabled={busy} aria-busy={busy}>
            {busy ? 'Opening…' : 'Open your diary'}
          </Button>
        </div>
      </form>
      <Disclosure title="I forgot my passphrase">
        <p>
          We can’t recover or reset your passphrase, because we never have it. Try any passphrases you may
          have used. If you exported a locked copy, it opens with the passphrase your diary had then. You can
          also delete this diary and start a new one.
        </p>
        <DeleteDiary />
      </Disclosure>
    </Door>
  );
}

function focusPassphrase(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLInputElement>('[name="current"]')?.focus();
}
