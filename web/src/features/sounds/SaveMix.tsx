import { t } from '@lingui/core/macro';
import { MIX_NAME_LENGTH, MOST_OWN_MIXES } from '@stillgrove/domain/sounds/mixes';
import { useRef, useState, type ReactElement } from 'react';
import { Button } from '../../ui/controls/Button';
import { Field } from '../../ui/controls/Field';
import styles from './Mixer.module.css';
import { addOwnMix, useOwnMixes } from './own-mix-store';
import type { SoundsSession } from './sounds-session';

/** Keeps the mix on this device, under a name. */
export function SaveMix({ session }: { session: SoundsSession }): ReactElement {
  const { own, kept } = useOwnMixes();
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const [saved, setSaved] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const save = () => {
    const mix = addOwnMix(name, session.store.getState().mix);
    if (mix === null) {
      setError(
        own.length >= MOST_OWN_MIXES
          ? t`You have ${MOST_OWN_MIXES} mixes, and there’s no room for more. Delete one first.`
          : t`Enter a name for your mix.`,
      );
      setSaved('');
      form.current?.querySelector('input')?.focus();
      return;
    }
    session.rename(mix.id, mix.name);
    setName('');
    setError(undefined);
    setSaved(mix.name);
  };
  return (
    <div>
      <form
        ref={form}
        noValidate
        className={styles.save}
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <Field
          label={t`Name of this mix`}
          value={name}
          maxLength={MIX_NAME_LENGTH}
          error={error}
          autoComplete="off"
          onChange={({ target }) => setName(target.value)}
        />
        <Button type="submit">{t`Keep this mix`}</Button>
      </form>
      <p role="status">{saved !== '' && kept && t`“${saved}” is kept on this device.`}</p>
      {!kept && (
        <p className="error" role="alert">
          {t`We couldn’t keep your mixes, because this browser doesn’t store data for this site. They are here until you leave the page. Share one to keep it as a link.`}
        </p>
      )}
    </div>
  );
}
