import type { ReactElement } from 'react';

export default function Article(): ReactElement {
  return <h1>Article</h1>;
}
