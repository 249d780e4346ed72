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

/** What is seldom needed: copies, another passphrase, an end. */
export function DiaryCare(): ReactElement {
  return (
    <section aria-label="Care of your diary">
      <Disclosure title="How your diary is kept">
        <Promises />
        <p>
          It locks itself after five minutes without a sign of you, and sooner when the tab is out of sight.
        </p>
      </Disclosure>
      <Disclosure title="Export a copy">
        <ExportDiary />
      </Disclosure>
      <Disclosure title="Bring a copy in">
        <BringIn />
      </Disclosure>
      <Disclosure title="Change the passphrase">
        <ChangePassphrase />
      </Disclosure>
      <Disclosure title="Delete the diary">
        <DeleteDiary />
      </Disclosure>
    </section>
  );
}

function ChangePassphrase(): ReactElement {
  const [done, setDone] = useState(0);
  const change = async (next: string, present: string) => {
    const { outcome } = await changeKey(present, next);
    if (outcome === 'wrong') return { present: 'This is not the passphrase that opens the diary now.' };
    if (outcome !== 'changed-key') return { whole: TROUBLE_WORDS[outcome] };
    setDone(done + 1);
    showToast('Your diary has a new passphrase.');
    return undefined;
  };
  return (
    <>
      <p>Files that you exported before keep the passphrase that they had then.</p>
      <NewPassphraseForm changing submit="Change the passphrase" busyWords="Changing…" onChosen={change} />
    </>
  );
}
