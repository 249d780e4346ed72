import type { ReactElement } from 'react';
import { giveUpDrafts } from '../../platform/diary-vault/diary';
import type { Draft } from '../../platform/diary-vault/vault';
import { showToast } from '../../platform/toasts/toast-store';
import { Button } from '../../ui/controls/Button';
import { Confirm } from '../../ui/controls/Confirm';
import styles from './UnfinishedPages.module.css';
import type { Opened } from './use-page-editor';
import { dayInWords, TROUBLE_WORDS } from './words';

type Props = { drafts: readonly Draft[]; onEdit: (opened: Opened) => void };

/** Pages that were begun and not saved. */
export function UnfinishedPages({ drafts, onEdit }: Props): ReactElement | null {
  if (drafts.length === 0) return null;
  return (
    <section aria-label="Unfinished pages" className={styles.unfinished}>
      <h2 className={styles.title}>Unfinished pages</h2>
      <ul className={styles.list}>
        {drafts.map((draft) => {
          const day = dayInWords(draft.entry.day);
          return (
            <li key={draft.id} className={styles.draft}>
              <p className={styles.words}>
                <strong>{day}</strong> {draft.entry.text}
              </p>
              <div className={styles.actions}>
                <Button
                  onClick={() => onEdit({ ...draft, draftId: draft.id })}
                  aria-label={`Keep writing: ${day}`}
                >
                  Keep writing
                </Button>
                <Confirm
                  ask="Discard"
                  of={day}
                  question="Discard this unfinished page? You can’t undo this."
                  confirm="Discard page"
                  keep="Keep it"
                  onConfirm={() => void discard(draft.id)}
                />
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

async function discard(id: string): Promise<void> {
  const { outcome } = await giveUpDrafts([id]);
  if (outcome !== 'removed') showToast(TROUBLE_WORDS[outcome], 'error');
}
