import { t } from '@lingui/core/macro';
import { PASSPHRASE_MIN_LENGTH, strengthOf, type Strength } from '@stillgrove/domain/vault/passphrase';
import { useState, type ReactElement, type ReactNode } from 'react';
import { Toggle } from '../filters/Toggle';
import { Form } from '../forms/Form';
import { FormError, type Values } from '../forms/use-form';
import { ProgressBar } from '../progress/ProgressBar';
import { ForTheVault, Passphrase } from './Passphrase';
import styles from './PassphraseForm.module.css';

const STEPS: Readonly<Record<Strength, number>> = { 'too-short': 0, weak: 1, fair: 2, strong: 3 };

const STRENGTH_WORDS: Readonly<Record<Strength, string>> = {
  'too-short': t`Too short. Use ${String(PASSPHRASE_MIN_LENGTH)} characters or more.`,
  weak: t`Easy to guess. Add a word or two.`,
  fair: t`Fair. Add another word to make it stronger.`,
  strong: t`Strong.`,
};

type Props = {
  /** Asks for the current passphrase first. */
  changing?: boolean;
  submit: string;
  busyWords: string;
  /** Stands beside the button. */
  beside?: ReactNode;
  /** On a page or in a dialog of its own its button stays in sight. */
  sticky?: boolean;
  /** Fields after those of the passphrase. */
  children?: ReactNode;
  /** @throws FormError with what went wrong, in words by field or as a whole */
  onChosen: (next: string, current: string) => Promise<void>;
};

/** Chooses a passphrase: typed twice, with a hint at its strength. */
export function NewPassphraseForm({
  changing = false,
  submit,
  busyWords,
  beside,
  sticky = false,
  children,
  onChosen,
}: Props): ReactElement {
  const [typed, setTyped] = useState('');
  const [shown, setShown] = useState(false);
  const strength = strengthOf(typed);
  const choose = async ({ next = '', again = '', current = '' }: Values) => {
    const isTooShort = strengthOf(next) === 'too-short';
    const errors = {
      ...(isTooShort && {
        next:
          next === '' ? t`Enter a passphrase.` : t`Use at least ${String(PASSPHRASE_MIN_LENGTH)} characters.`,
      }),
      ...(again === '' && { again: t`Type the passphrase a second time.` }),
      // Whoever has to choose another one types both again.
      ...(!isTooShort &&
        again !== '' &&
        next !== again && { again: t`The two passphrases don’t match. Type the second one again.` }),
    };
    if (Object.keys(errors).length > 0) throw new FormError('', errors);
    await onChosen(next, current);
    setTyped('');
  };
  return (
    <Form
      send={choose}
      button={submit}
      busyWord={busyWords}
      kind={changing ? 'plain' : 'main'}
      beside={beside}
      sticky={sticky}
    >
      {(errors) => (
        <>
          <ForTheVault />
          {changing && (
            <Passphrase
              label={t`Current passphrase`}
              name="current"
              kind="current"
              shown={shown}
              error={errors.current}
            />
          )}
          <Passphrase
            label={changing ? t`New passphrase` : t`Passphrase`}
            name="next"
            kind="new"
            shown={shown}
            help={
              typed === ''
                ? t`At least ${String(PASSPHRASE_MIN_LENGTH)} characters. Four random words are easy to remember.`
                : undefined
            }
            error={errors.next}
            onInput={setTyped}
          />
          {/* The error says the same. */}
          {typed !== '' && !(strength === 'too-short' && errors.next !== undefined) && (
            <StrengthHint strength={strength} />
          )}
          <Passphrase
            label={t`Repeat the passphrase`}
            name="again"
            kind="new"
            shown={shown}
            error={errors.again}
          />
          <Toggle label={t`Show passphrase`} on={shown} onChange={setShown} />
          {children}
        </>
      )}
    </Form>
  );
}

function StrengthHint({ strength }: { strength: Strength }): ReactElement {
  return (
    <div className={styles.strength}>
      <ProgressBar max={3} value={STEPS[strength]} aria-hidden />
      <p role="status">{STRENGTH_WORDS[strength]}</p>
    </div>
  );
}
