import { useState, type ReactElement } from 'react';
import { changeKey } from '../../platform/diary-vault/diary';
import { showToast } from '../../platform/toasts/toast-store';
import { BringIn } from './BringIn';
import { DeleteDiary } from './DeleteDiary';
import { Disclosure } from './Disclosure';
import { ExportDiary } from './ExportDiary';
import { NewPassphraseForm } from './NewPassphraseForm';
import { Promises } from './Promises';
import { TROUBLE_WORDS } from './words';

/** What is rarely needed: copies, a new passphrase, deleting the diary. */
export function DiaryCare(): ReactElement {
  return (
    <section aria-label="Manage your diary">
      <Disclosure title="How your diary is stored">
        <Promises />
        <p>Your diary locks after five minutes without activity, or after two minutes in a background tab.</p>
      </Disclosure>
      <Disclosure title="Export a copy">
        <ExportDiary />
      </Disclosure>
      <Disclosure title="Import a copy">
        <BringIn />
      </Disclosure>
      <Disclosure title="Change passphrase">
        <ChangePassphrase />
      </Disclosure>
      <Disclosure title="Delete diary">
        <DeleteDiary />
      </Disclosure>
    </section>
  );
}

function ChangePassphrase(): ReactElement {
  const [done, setDone] = useState(0);
  const change = async (next: string, current: string) => {
    const { outcome } = await changeKey(current, next);
    if (outcome === 'wrong')
      return { current: 'That isn’t your current passphrase. Check it, then try again.' };
    if (outcome !== 'changed-key') return { whole: TROUBLE_WORDS[outcome] };
    setDone(done + 1);
    showToast('Passphrase changed.');
    return undefined;
  };
  return (
    <>
      <p>Copies you exported before still open with your old passphrase.</p>
      <NewPassphraseForm changing submit="Change passphrase" busyWords="Changing…" onChosen={change} />
    </>
  );
}
