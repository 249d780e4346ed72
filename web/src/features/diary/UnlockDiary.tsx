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
  you: 'Only your passphrase opens it.',
  away: 'It locked itself while you were away.',
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
    const typed = new FormData(event.currentTarget).get('present');
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
        ? 'This passphrase does not open the diary. Look at capitals and spaces, and take your time: you may try as often as you like.'
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
        <Passphrase label="Passphrase" name="present" kind="present" shown={shown} error={error} />
        <Toggle label="Show what I type" on={shown} onChange={setShown} />
        <div className={styles.actions}>
          <Button kind="main" type="submit" aria-disabled={busy} aria-busy={busy}>
            {busy ? 'Opening…' : 'Open your diary'}
          </Button>
        </div>
      </form>
      <Disclosure title="I lost my passphrase">
        <p>
          It cannot be recovered, by us or by anyone: that is what keeps your words yours. Try the ones you
          might have used; nothing is lost by trying. If you have an exported file with an older passphrase,
          that one still opens it.
        </p>
        <DeleteDiary />
      </Disclosure>
    </Door>
  );
}

function focusPassphrase(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLInputElement>('[name="present"]')?.focus();
}
