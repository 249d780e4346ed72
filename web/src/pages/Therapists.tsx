import type { ReactElement } from 'react';

export default function Therapists(): ReactElement {
  return <h1>Therapists</h1>;
}
