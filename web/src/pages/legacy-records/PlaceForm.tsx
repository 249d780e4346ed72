import type { ReactElement } from 'react';
import { useLocation } from 'wouter';
import { RecordForm } from '../../features/legacy-records/RecordForm';

export default function PlaceForm(): ReactElement {
  const [path, navigate] = useLocation();
  const id = path.split('/')[2] ?? null;
  return <RecordForm key={id} id={id} onSaved={() => navigate('/account/criminals')} />;
}
