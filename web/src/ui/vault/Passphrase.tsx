import type { ReactElement } from 'react';
import { PASSPHRASE_MAX_LENGTH } from '@stillgrove/domain/vault/passphrase';
import { Field } from '../controls/Field';

type Props = {
  label: string;
  name: string;
  kind: 'new' | 'current';
  shown: boolean;
  help?: string | undefined;
  error?: string | undefined;
  onInput?: (typed: string) => void;
};

export function Passphrase({ label, name, kind, shown, help, error, onInput }: Props): ReactElement {
  return (
    <Field
      label={label}
      name={name}
      type={shown ? 'text' : 'password'}
      autoComplete={kind === 'new' ? 'new-password' : 'current-password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      maxLength={PASSPHRASE_MAX_LENGTH}
      required
      help={help}
      error={error}
      onInput={({ currentTarget }) => onInput?.(currentTarget.value)}
    />
  );
}

/**
 * Keeps password managers from mistaking the passphrase for the account's password. Hidden, so that a dialog that opens
 * gives the focus to what can be typed.
 */
export function ForTheVault(): ReactElement {
  return (
    <input
      hidden
      readOnly
      name="username"
      autoComplete="username"
      defaultValue="Private space on this device"
    />
  );
}
