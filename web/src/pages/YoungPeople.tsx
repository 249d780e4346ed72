import type { ReactElement } from 'react';
import { YoungPeople } from '../features/young-people/YoungPeople';

export default function YoungPeoplePage(): ReactElement {
  return <YoungPeople />;
}
