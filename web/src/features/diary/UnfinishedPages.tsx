import { plural, t } from '@lingui/core/macro';
import type { ReactElement } from 'react';
import { giveUpDrafts } from '../../platform/vault/tab-vault';
import type { Draft } from '../../platform/vault/sealed-pages';
import { showToast } from '../../platform/toasts/toast-store';
import { Button } from '../../ui/controls/Button';
import { Confirm } from '../../ui/controls/Confirm';
import { Disclosure } from '../../ui/controls/Disclosure';
import styles from './UnfinishedPages.module.css';
import type { Opened } from './use-page-editor';
import { dayInWords, TROUBLE_WORDS } from './words';

type Props = { drafts: readonly Draft[]; onEdit: (opened: Opened) => void };

/** Pages that were begun and not saved: the one that was written on last, and the others behind a line. */
export function UnfinishedPages({ drafts, onEdit }: Props): ReactElement | null {
  const [latest, ...others] = drafts.toSorted(
    (one, other) => other.entry.changedAtMs - one.entry.changedAtMs,
  );
  if (latest === undefined) return null;
  const title = others.length === 0 ? t`Unfinished page` : t`Unfinished pages`;
  return (
    <section aria-label={title} className={styles.unfinished}>
      <h2 className="like-h3">{title}</h2>
      <DraftList drafts={[latest]} onEdit={onEdit} />
      {others.length > 0 && (
        <Disclosure
          title={plural(others.length, { one: '# more unfinished page', other: '# more unfinished pages' })}
        >
          <DraftList drafts={others} onEdit={onEdit} />
        </Disclosure>
      )}
    </section>
  );
}

function DraftList({ drafts, onEdit }: Props): ReactElement {
  return (
    <ul className={styles.list}>
      {drafts.map((draft) => {
        const day = dayInWords(draft.entry.day);
        return (
          <li key={draft.id} className={styles.draft}>
            <p className={styles.words}>
              <strong>{day}</strong> <bdi>{draft.entry.text}</bdi>
            </p>
            <div className="actions">
              <Button
                onClick={() => onEdit({ ...draft, draftId: draft.id })}
                aria-label={t`Keep writing: ${day}`}
              >
                {t`Keep writing`}
              </Button>
              <Confirm
                ask={t`Discard`}
                of={day}
                question={t`Discard this unfinished page? You can’t undo this.`}
                confirm={t`Discard page`}
                keep={t`Keep it`}
                onConfirm={() => void discard(draft.id)}
              />
            </div>
          </li>
        );
      })}
    </ul>
  );
}

async function discard(id: string): Promise<void> {
  const { outcome } = await giveUpDrafts([id]);
  if (outcome !== 'removed') showToast(TROUBLE_WORDS[outcome], 'error');
}
