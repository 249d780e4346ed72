import type { ReactElement } from 'react';
import { Resources } from '../features/resources/Resources';

export default function ResourcesPage(): ReactElement {
  return <Resources />;
}
