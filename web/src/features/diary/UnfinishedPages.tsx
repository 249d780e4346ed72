import type { ReactElement } from 'react';
import { giveUpDraft } from '../../platform/diary-vault/diary';
import type { Draft } from '../../platform/diary-vault/vault';
import { Button } from '../../ui/controls/Button';
import { Confirm } from '../../ui/controls/Confirm';
import styles from './UnfinishedPages.module.css';
import { dayInWords } from './words';

type Props = { drafts: readonly Draft[]; onEdit: (draft: Draft) => void };

/** Pages that were begun and not saved. */
export function UnfinishedPages({ drafts, onEdit }: Props): ReactElement | null {
  if (drafts.length === 0) return null;
  return (
    <section aria-label="Unfinished" className={styles.unfinished}>
      <h2 className={styles.title}>Unfinished</h2>
      <ul className={styles.list}>
        {drafts.map((draft) => {
          const day = dayInWords(draft.entry.day);
          return (
            <li key={draft.entry.id} className={styles.draft}>
              <p className={styles.words}>
                <strong>{day}</strong> {draft.entry.text}
              </p>
              <div className={styles.actions}>
                <Button onClick={() => onEdit(draft)} aria-label={`Go on writing: ${day}`}>
                  Go on writing
                </Button>
                <Confirm
                  ask="Discard"
                  of={day}
                  question="Discard what you began to write here? This cannot be undone."
                  confirm="Discard it"
                  keep="Keep it"
                  onConfirm={() => void giveUpDraft(draft.entry.id)}
                />
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
