import type { ReactElement } from 'react';

export default function Privacy(): ReactElement {
  return <h1>Privacy</h1>;
}
