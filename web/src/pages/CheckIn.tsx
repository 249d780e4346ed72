import type { ReactElement } from 'react';
import { CheckIns } from '../features/check-ins/CheckIns';
import { SelfChecksLine } from '../features/self-check/SelfChecksLine';

export default function CheckInPage(): ReactElement {
  return <CheckIns further={<SelfChecksLine />} />;
}
