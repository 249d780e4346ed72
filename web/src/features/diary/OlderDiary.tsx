import { plural, t } from '@lingui/core/macro';
import { useState, type ReactElement } from 'react';
import { bringInAside, deleteAside } from '../../platform/vault/tab-vault';
import { useVault } from '../../platform/vault/vault-store';
import { useFocusOnArrival } from '../../platform/screen/use-focus-on-arrival';
import { Confirm } from '../../ui/controls/Confirm';
import { Form } from '../../ui/forms/Form';
import { FormError, type Values } from '../../ui/forms/use-form';
import { ForTheVault, Passphrase } from '../../ui/vault/Passphrase';
import styles from './OlderDiary.module.css';
import { TROUBLE_WORDS } from './words';

/** A diary that this person wrote here without an account, while there is one already in the account. */
export function OlderDiary(): ReactElement | null {
  const [id] = useVault((state) => state.aside);
  const [trouble, setTrouble] = useState('');
  const [done, setDone] = useState('');
  if (id === undefined) return done === '' ? null : <Done>{done}</Done>;
  const bring = async ({ current = '' }: Values) => {
    if (current === '') throw new FormError('', { current: t`Enter the passphrase of that diary.` });
    const brought = await bringInAside(id, current);
    if (brought.outcome === 'wrong')
      throw new FormError('', { current: t`That passphrase doesn’t open that diary. Try again.` });
    if (brought.outcome !== 'saved') throw new FormError(TROUBLE_WORDS[brought.outcome]);
    setDone(broughtIn(brought.added + brought.records, brought.unreadable));
  };
  const remove = async () => {
    const { outcome } = await deleteAside(id);
    setTrouble(outcome === 'removed' ? '' : TROUBLE_WORDS[outcome]);
  };
  return (
    <section className={styles.older} aria-labelledby="older-diary">
      <h2 id="older-diary" className="like-h3">{t`Your diary from before you signed in`}</h2>
      <p>
        {t`You wrote it on this device without an account. Enter its passphrase to add everything in it to your private space. Nothing here will be replaced.`}
      </p>
      <Form send={bring} button={t`Add all of it`} busyWord={t`Opening…`}>
        {(errors) => (
          <>
            <ForTheVault />
            <Passphrase
              label={t`Passphrase of that diary`}
              name="current"
              kind="current"
              shown={false}
              error={errors.current}
            />
          </>
        )}
      </Form>
      <Confirm
        ask={t`Delete that diary`}
        question={t`Delete everything you locked here before you signed in? That’s the diary and anything else kept with it, such as check-ins or a plan. No one can bring it back.`}
        confirm={t`Delete it`}
        keep={t`Keep it`}
        onConfirm={() => void remove()}
      />
      <p role="status" className={trouble === '' ? undefined : 'error'}>
        {trouble}
      </p>
    </section>
  );
}

/** Has the focus, since the form that had it is gone. */
function Done({ children }: { children: string }): ReactElement {
  const place = useFocusOnArrival<HTMLParagraphElement>();
  return (
    <p ref={place} role="status" tabIndex={-1}>
      {children}
    </p>
  );
}

function broughtIn(added: number, unreadable: number): string {
  const entries =
    added === 0
      ? t`Everything in that diary is already here.`
      : plural(added, { one: 'Added 1 entry.', other: 'Added # entries.' });
  if (unreadable === 0) return entries;
  return `${entries} ${plural(unreadable, {
    one: 'One entry is damaged and can’t be read, so that diary stays here too.',
    other: '# entries are damaged and can’t be read, so that diary stays here too.',
  })}`;
}
