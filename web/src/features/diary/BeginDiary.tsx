import type { ReactElement } from 'react';
import { begin } from '../../platform/diary-vault/diary';
import { Door } from './Door';
import { NewPassphraseForm } from './NewPassphraseForm';
import { Promises } from './Promises';
import { TROUBLE_WORDS } from './words';

/** The first visit: how the diary is stored, and the choice of a passphrase. */
export function BeginDiary(): ReactElement {
  const choose = async (passphrase: string) => {
    const { outcome } = await begin(passphrase);
    return outcome === 'begun' || outcome === 'exists' ? undefined : { whole: TROUBLE_WORDS[outcome] };
  };
  return (
    <Door title="Your private diary">
      <Promises />
      <NewPassphraseForm submit="Start your diary" busyWords="Setting up…" onChosen={choose} />
    </Door>
  );
}
