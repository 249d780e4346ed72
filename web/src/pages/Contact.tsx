import type { ReactElement } from 'react';

export default function Contact(): ReactElement {
  return <h1>Contact</h1>;
}
