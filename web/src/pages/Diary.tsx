import { useState, type ReactElement } from 'react';
import { Diary } from '../features/diary/Diary';
import { DiaryElsewhere } from '../features/diary/DiaryElsewhere';
import { useSite } from '../platform/page-data/site';

export default function DiaryPage(): ReactElement {
  const { diaryUrl } = useSite();
  const [here, setHere] = useState(false);
  if (diaryUrl === null || here) return <Diary />;
  return <DiaryElsewhere address={diaryUrl} onOpenHere={() => setHere(true)} />;
}
