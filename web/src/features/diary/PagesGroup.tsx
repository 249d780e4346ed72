import type { ReactElement } from 'react';
import type { KeptEntry } from '../../platform/vault/sealed-pages';
import { DiaryPage } from './DiaryPage';
import styles from './PagesGroup.module.css';
import type { Opened } from './use-page-editor';

type Props = { title: string; pages: readonly KeptEntry[]; onEdit: (opened: Opened) => void };

/** Pages that were saved, under what they have in common. */
export function PagesGroup({ title, pages, onEdit }: Props): ReactElement {
  return (
    <section aria-label={title} className={styles.group}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.list}>
        {pages.map((kept) => (
          <DiaryPage key={kept.entry.id} kept={kept} onEdit={onEdit} />
        ))}
      </ul>
    </section>
  );
}
