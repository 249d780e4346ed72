import type { ReactElement } from 'react';

export default function Terms(): ReactElement {
  return <h1>Terms</h1>;
}
