import { t } from '@lingui/core/macro';
import type { KeptResult } from '@stillgrove/domain/self-checks/kept-result';
import { useState, type ReactElement } from 'react';
import { removeRecords, saveRecord } from '../../platform/vault/private-records';
import { Button } from '../../ui/controls/Button';
import { askForVault } from '../../ui/vault/ask-for-vault';
import { NOT_SAVED_WORDS } from '../../ui/vault/trouble-words';
import styles from './KeepResult.module.css';

type Props = {
  result: KeptResult;
  /** Id of the record in which it is kept; null while it is not. */
  keptAs: string | null;
  onKept: (id: string | null) => void;
};

/** Nothing is kept unless someone asks for it here; then it is sealed in their private space. */
export function KeepResult({ result, keptAs, onKept }: Props): ReactElement {
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const keep = async () => {
    setBusy(true);
    setTrouble(null);
    try {
      if ((await askForVault()) === 'given-up') return;
      const saved = await saveRecord('self-check', result);
      if (saved.outcome === 'saved') onKept(saved.id);
      else setTrouble(NOT_SAVED_WORDS[saved.outcome]);
    } finally {
      setBusy(false);
    }
  };
  const remove = async (id: string) => {
    setBusy(true);
    setTrouble(null);
    try {
      const { outcome } = await removeRecords([id]);
      if (outcome === 'removed') onKept(null);
      else setTrouble(t`We couldn’t remove it. Open your private space, then try again.`);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={styles.keep}>
      {keptAs === null ? (
        <Button aria-busy={busy} disabled={busy} onClick={() => void keep()}>
          {t`Keep it in my private space`}
        </Button>
      ) : (
        <Button kind="quiet" disabled={busy} onClick={() => void remove(keptAs)}>
          {t`Remove it again`}
        </Button>
      )}
      <p role="status" className={trouble === null ? styles.said : 'error'}>
        {trouble ??
          (keptAs === null
            ? t`Your result isn’t kept yet. It’s gone when you leave this page.`
            : t`Kept, locked with your passphrase.`)}
      </p>
    </div>
  );
}
