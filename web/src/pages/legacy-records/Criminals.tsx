import type { ReactElement } from 'react';
import { RecordList } from '../../features/legacy-records/RecordList';

export default function Criminals(): ReactElement {
  return <RecordList />;
}
