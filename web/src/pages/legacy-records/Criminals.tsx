import type { ReactElement } from 'react';
import { RecordList } from '../../features/legacy-records/RecordList';
import { RecordsNeedAccount } from '../../features/legacy-records/RecordsNeedAccount';
import { useIsGuest } from '../../platform/session/guest';

export default function Criminals(): ReactElement {
  return useIsGuest() ? <RecordsNeedAccount /> : <RecordList />;
}
