import { PASSPHRASE_MIN_LENGTH, strengthOf, type Strength } from '@stillgrove/domain/diary/passphrase';
import { useState, type ReactElement, type SubmitEvent } from 'react';
import { Button } from '../../ui/controls/Button';
import { Toggle } from '../../ui/filters/Toggle';
import { ProgressBar } from '../../ui/progress/ProgressBar';
import { ForTheDiary, Passphrase } from './Passphrase';
import styles from './PassphraseForm.module.css';
import { STRENGTH_WORDS } from './words';

const STEPS: Readonly<Record<Strength, number>> = { 'too-short': 1, weak: 2, fair: 3, strong: 4 };

type Errors = { current?: string; next?: string; again?: string; whole?: string };

type Props = {
  /** Asks for the current passphrase first. */
  changing?: boolean;
  submit: string;
  busyWords: string;
  /** @returns what went wrong, in words by field, or nothing */
  onChosen: (next: string, current: string) => Promise<Errors | undefined>;
};

/** Chooses a passphrase: typed twice, with a hint at its strength. */
export function NewPassphraseForm({ changing = false, submit, busyWords, onChosen }: Props): ReactElement {
  const [typed, setTyped] = useState('');
  const [shown, setShown] = useState(false);
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Errors>({});

  const choose = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (busy) return;
    const { next, again, current } = valuesOf(form);
    const wrong = errorsOf(next, again);
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) {
      focusFirst(form, wrong);
      return;
    }
    setBusy(true);
    const refused = await onChosen(next, current);
    setBusy(false);
    if (refused === undefined) {
      form.reset();
      setTyped('');
    } else {
      setErrors(refused);
      focusFirst(form, refused);
    }
  };

  return (
    <form
      className={styles.form}
      method="dialog"
      noValidate
      aria-busy={busy}
      onSubmit={(event) => void choose(event)}
    >
      <ForTheDiary />
      {changing && (
        <Passphrase
          label="Current passphrase"
          name="current"
          kind="current"
          shown={shown}
          error={errors.current}
        />
      )}
      <Passphrase
        label={changing ? 'New passphrase' : 'Passphrase'}
        name="next"
        kind="new"
        shown={shown}
        help={`At least ${String(PASSPHRASE_MIN_LENGTH)} characters. Four random words are easy to remember.`}
        error={errors.next}
        onInput={setTyped}
      />
      {typed !== '' && <StrengthHint strength={strengthOf(typed)} />}
      <Passphrase label="Repeat the passphrase" name="again" kind="new" shown={shown} error={errors.again} />
      <Toggle label="Show passphrase" on={shown} onChange={setShown} />
      {errors.whole !== undefined && <p role="alert">{errors.whole}</p>}
      <div className={styles.actions}>
        <Button kind={changing ? 'plain' : 'main'} type="submit" aria-disabled={busy} aria-busy={busy}>
          {busy ? busyWords : submit}
        </Button>
      </div>
    </form>
  );
}

function StrengthHint({ strength }: { strength: Strength }): ReactElement {
  return (
    <div className={styles.strength}>
      <ProgressBar max={4} value={STEPS[strength]} aria-hidden />
      <p role="status">{STRENGTH_WORDS[strength]}</p>
    </div>
  );
}

function valuesOf(form: HTMLFormElement): Record<'next' | 'again' | 'current', string> {
  const data = new FormData(form);
  const value = (name: string) => {
    const given = data.get(name);
    return typeof given === 'string' ? given : '';
  };
  return { next: value('next'), again: value('again'), current: value('current') };
}

function errorsOf(next: string, again: string): Errors {
  if (strengthOf(next) === 'too-short')
    return { next: `Use at least ${String(PASSPHRASE_MIN_LENGTH)} characters.` };
  return next === again ? {} : { again: 'The two passphrases don’t match. Type the second one again.' };
}

function focusFirst(form: HTMLFormElement, errors: Errors): void {
  const name = (['current', 'next', 'again'] as const).find((field) => errors[field] !== undefined);
  if (name !== undefined) form.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus();
}
