import { useState, type ReactElement } from 'react';
import { remove } from '../../platform/diary-vault/diary';
import type { KeptEntry } from '../../platform/diary-vault/vault';
import { showToast } from '../../platform/toasts/toast-store';
import { Button } from '../../ui/controls/Button';
import { Confirm } from '../../ui/controls/Confirm';
import styles from './DiaryPage.module.css';
import type { Opened } from './use-page-editor';
import { dayInWords, TROUBLE_WORDS } from './words';

/** Longer pages are cut until someone asks for more. */
const FOLDED_LENGTH = 600;

export function DiaryPage({
  kept,
  onEdit,
}: {
  kept: KeptEntry;
  onEdit: (opened: Opened) => void;
}): ReactElement {
  const { entry } = kept;
  const [unfolded, setUnfolded] = useState(false);
  const day = dayInWords(entry.day);
  const long = entry.text.length > FOLDED_LENGTH;
  const removePage = async () => {
    const { outcome } = await remove(entry.id);
    if (outcome === 'removed') {
      showToast('Page deleted.');
      document.querySelector<HTMLElement>('[data-diary-title]')?.focus();
    } else showToast(TROUBLE_WORDS[outcome], 'error');
  };
  return (
    <li className={styles.page}>
      <article aria-label={day}>
        <h3 className={styles.day}>
          <time dateTime={entry.day}>{day}</time>
        </h3>
        {entry.mood !== '' && <p className={styles.mood}>{entry.mood}</p>}
        {kept.outdated && (
          <p className={styles.outdated}>
            This is an older version of this page. Something outside your diary put it back, and newer words
            may be missing. To keep this version, choose Edit, then Save page.
          </p>
        )}
        <p className={styles.text} data-folded={long && !unfolded}>
          {entry.text}
        </p>
        <div className={styles.actions}>
          {long && (
            <Button kind="quiet" aria-expanded={unfolded} onClick={() => setUnfolded(!unfolded)}>
              {unfolded ? 'Show less' : 'Show more'}
            </Button>
          )}
          <Button kind="quiet" aria-label={`Edit: ${day}`} onClick={() => onEdit({ ...kept, draftId: null })}>
            Edit
          </Button>
          <Confirm
            ask="Delete"
            of={day}
            question={`Delete your page from ${day}? You can’t undo this.`}
            confirm="Delete page"
            keep="Keep it"
            onConfirm={() => void removePage()}
          />
        </div>
      </article>
    </li>
  );
}
