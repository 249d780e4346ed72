import type { ReactElement } from 'react';

export default function Faq(): ReactElement {
  return <h1>Faq</h1>;
}
