import { useState, type ReactElement } from 'react';
import { useDiary } from '../../platform/diary-vault/diary-store';
import { DiaryCare } from './DiaryCare';
import styles from './Diary.module.css';
import { DiaryPages } from './DiaryPages';
import { newPage } from './new-page';
import { PageEditor } from './PageEditor';
import type { Opened } from './use-page-editor';
import { SomeoneToTalkTo } from './SomeoneToTalkTo';

/** The open diary: its list of pages, or the page that is being written. */
export function OpenDiary(): ReactElement {
  const { pages, resume } = useDiary();
  const [writing, setWriting] = useState<Opened | null>(() => {
    const draft = pages.drafts.find(({ id }) => id === resume);
    return draft === undefined ? null : { ...draft, draftId: draft.id };
  });
  if (writing !== null) {
    return (
      <div className={styles.diary}>
        <PageEditor
          key={writing.draftId ?? writing.entry.id}
          opened={writing}
          onDone={() => setWriting(null)}
        />
        <SomeoneToTalkTo />
      </div>
    );
  }
  return (
    <div className={styles.diary}>
      <DiaryPages pages={pages} onWrite={() => setWriting(newPage())} onEdit={setWriting} />
      <SomeoneToTalkTo />
      <DiaryCare />
    </div>
  );
}
