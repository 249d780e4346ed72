import type { ReactElement } from 'react';

export default function Resources(): ReactElement {
  return <h1>Resources</h1>;
}
