import type { ReactElement } from 'react';
import { useLocation } from 'wouter';
import { RecordForm } from '../../features/legacy-records/RecordForm';
import { RecordsNeedAccount } from '../../features/legacy-records/RecordsNeedAccount';
import { useIsGuest } from '../../platform/session/guest';

export default function PlaceForm(): ReactElement {
  const [path, navigate] = useLocation();
  const id = path.split('/')[2] ?? null;
  if (useIsGuest()) return <RecordsNeedAccount />;
  return <RecordForm key={id} id={id} onSaved={() => navigate('/account/criminals')} />;
}
