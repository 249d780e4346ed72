import type { ReactElement } from 'react';
import { begin } from '../../platform/diary-vault/diary';
import { Door } from './Door';
import { NewPassphraseForm } from './NewPassphraseForm';
import { Promises } from './Promises';
import { TROUBLE_WORDS } from './words';

/** The first visit: what the diary promises, and the passphrase that locks it. */
export function BeginDiary(): ReactElement {
  const choose = async (passphrase: string) => {
    const { outcome } = await begin(passphrase);
    return outcome === 'begun' || outcome === 'exists' ? undefined : { whole: TROUBLE_WORDS[outcome] };
  };
  return (
    <Door title="A page that only you can read">
      <Promises />
      <NewPassphraseForm submit="Begin your diary" busyWords="Making your key…" onChosen={choose} />
    </Door>
  );
}
