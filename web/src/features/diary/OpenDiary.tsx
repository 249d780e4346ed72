import { useState, type ReactElement } from 'react';
import { useDiary } from '../../platform/diary-vault/diary-store';
import type { Draft } from '../../platform/diary-vault/vault';
import { DiaryCare } from './DiaryCare';
import styles from './Diary.module.css';
import { DiaryPages } from './DiaryPages';
import { newPage } from './new-page';
import { PageEditor } from './PageEditor';
import { SomebodyToTalkTo } from './SomebodyToTalkTo';

/** The open diary: its pages, or the one that is being written. */
export function OpenDiary(): ReactElement {
  const { pages, resume } = useDiary();
  const [writing, setWriting] = useState<Draft | null>(
    () => pages.drafts.find(({ entry }) => entry.id === resume) ?? null,
  );
  if (writing !== null) {
    return (
      <div className={styles.diary}>
        <PageEditor key={writing.entry.id} begun={writing} onDone={() => setWriting(null)} />
        <SomebodyToTalkTo />
      </div>
    );
  }
  return (
    <div className={styles.diary}>
      <DiaryPages pages={pages} onWrite={() => setWriting(newPage())} onEdit={setWriting} />
      <SomebodyToTalkTo />
      <DiaryCare />
    </div>
  );
}
