import type { ReactElement } from 'react';

export default function About(): ReactElement {
  return <h1>About</h1>;
}
