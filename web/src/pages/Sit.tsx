import type { ReactElement } from 'react';
import { SittingTimer } from '../features/sitting/SittingTimer';

export default function SitPage(): ReactElement {
  return <SittingTimer />;
}
